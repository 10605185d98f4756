import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { CustomEmoji } from '../message/emoji.tsx';
import { Reader } from '../reader.ts';
import { parseMarkdown, type Block, type ListItem } from './blocks.ts';
import { parseInline, type Inline } from './inline.ts';
import { Timestamp } from './timestamp.tsx';

type MarkdownProps = {
  readonly text: string;
  /** Stands behind the last word. */
  readonly tail?: JSX.Element | null;
};

/** A text with blocks. */
export function Markdown({ text, tail = null }: MarkdownProps): JSX.Element {
  const blocks = parseMarkdown(text);
  const last = blocks.at(-1);
  const joins = last?.type === 'paragraph';
  return (
    <div class="markdown">
      {(joins ? blocks.slice(0, -1) : blocks).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
      {joins ? (
        <p>
          <Pieces pieces={last.inner} /> {tail}
        </p>
      ) : (
        tail
      )}
    </div>
  );
}

/** A text within a line, such as a title. */
export function InlineMarkdown({ text }: { readonly text: string }): JSX.Element {
  return <Pieces pieces={parseInline(text)} />;
}

function BlockView({ block }: { readonly block: Block }): JSX.Element {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Pieces pieces={block.inner} />
        </p>
      );
    case 'subtext':
      return (
        <p class="subtext">
          <Pieces pieces={block.inner} />
        </p>
      );
    case 'heading':
      return (
        <p class={`heading heading-${block.level}`} role="heading" aria-level={block.level + 3}>
          <Pieces pieces={block.inner} />
        </p>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'quote':
      return (
        <blockquote>
          {block.blocks.map((each, index) => (
            <BlockView key={index} block={each} />
          ))}
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0} aria-label="Fixed-width text">
          <code>{block.text}</code>
        </pre>
      );
  }
}

function List({
  ordered,
  items,
}: {
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}): JSX.Element {
  const entries = items.map((item, index) => (
    <li key={index} class={`depth-${Math.min(item.depth, 3)}`}>
      <Pieces pieces={item.inner} />
    </li>
  ));
  return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

function Pieces({ pieces }: { readonly pieces: readonly Inline[] }): JSX.Element {
  return (
    <>
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </>
  );
}

function Piece({ piece }: { readonly piece: Inline }): JSX.Element {
  switch (piece.type) {
    case 'text':
      return <>{piece.text}</>;
    case 'bold':
      return <strong children={<Pieces pieces={piece.inner} />} />;
    case 'italic':
      return <em children={<Pieces pieces={piece.inner} />} />;
    case 'underline':
      return <u children={<Pieces pieces={piece.inner} />} />;
    case 'strike':
      return <s children={<Pieces pieces={piece.inner} />} />;
    case 'spoiler':
      return <Spoiler inner={piece.inner} />;
    case 'code':
      return <code class="inline">{piece.text}</code>;
    case 'user':
    case 'role':
    case 'channel':
      return <Mention kind={piece.type} id={piece.id} />;
    case 'everyone':
      return <span class="mention mention-me">{piece.text}</span>;
    case 'emoji':
      return <CustomEmoji id={piece.id} name={piece.name} />;
    case 'time':
      return <Timestamp seconds={piece.seconds} style={piece.style} />;
    case 'command':
      return <span class="mention">/{piece.name}</span>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noreferrer noopener">
          <Pieces pieces={piece.inner} />
        </a>
      );
  }
}

function Mention({
  kind,
  id,
}: {
  readonly kind: 'user' | 'role' | 'channel';
  readonly id: string;
}): JSX.Element {
  const reader = useContext(Reader);
  if (kind === 'channel') {
    const channel = reader.channels.find((each) => each.id === id);
    return (
      <button type="button" class="mention" onClick={() => reader.openChannel(id)} disabled={!channel}>
        {channel === undefined ? '# unknown' : `# ${channel.name}`}
      </button>
    );
  }
  const name =
    kind === 'user'
      ? (reader.names[id] ?? 'unknown')
      : (reader.roles.find((each) => each.id === id)?.name ?? 'role');
  return <span class={id === reader.meId ? 'mention mention-me' : 'mention'}>@{name}</span>;
}

function Spoiler({ inner }: { readonly inner: readonly Inline[] }): JSX.Element {
  const [shown, setShown] = useState(false);
  if (shown) return <span class="spoiler spoiler-shown" children={<Pieces pieces={inner} />} />;
  return (
    <button type="button" class="spoiler" aria-label="Spoiler: show it" onClick={() => setShown(true)}>
      <span aria-hidden="true">
        <Pieces pieces={inner} />
      </span>
    </button>
  );
}
