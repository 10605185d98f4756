import type { APIUser } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useCallback, useContext, useMemo, useState } from 'preact/hooks';
import type { MessageLook, PaneAnswer } from '../../protocol.ts';
import { Avatar } from '../avatar.tsx';
import { Icon } from '../icon.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { Timestamp } from '../markdown/timestamp.tsx';
import type { Ask } from '../pane/pane-state.ts';
import { Reader } from '../reader.ts';
import { Components } from './components.tsx';
import { Embed } from './embed.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { memo } from './memo.ts';
import { Actions, type MessageActions } from './message-actions.ts';
import { Picture } from './picture.tsx';
import { ThreadCard } from './thread-card.tsx';

const LOADING = 1 << 7;
const THREAD_STARTER = 21;
const THREAD_CREATED = 18;
const COMMAND = 2;

type Props = {
  readonly message: MessageLook;
  /** Whether it goes on where the same author's message before it left off. */
  readonly follows: boolean;
  readonly pressable: boolean;
  readonly ask: Ask;
  /** Told of what the bot answered, a modal for instance. */
  readonly answered: (answer: PaneAnswer) => void;
};

/** One message with everything on it. */
export const MessageView = memo(function MessageView(props: Props): JSX.Element {
  const { message, follows, pressable, ask } = props;
  const { pending, failure, act } = usePending(props);
  const root = useKeptFocus();
  const actions = useMemo<MessageActions>(
    () => ({
      pressable,
      pending,
      click: (customId) => act(customId, { do: 'click', messageId: message.id, customId }),
      select: (customId, values) => act(customId, { do: 'select', messageId: message.id, customId, values }),
    }),
    [pressable, pending, act, message.id],
  );
  const { author } = message;
  if (message.type === THREAD_CREATED) return <SystemNote message={message} />;
  if (message.type === THREAD_STARTER)
    return <p class="note">This thread started from a message in the channel.</p>;
  return (
    <article
      ref={root}
      tabIndex={-1}
      class={messageClass(message, follows)}
      aria-label={`${nameOf(author)}${message.ephemeral ? ', only for you' : ''}`}
      data-message-id={message.id}
    >
      <InvokedBy message={message} />
      {follows ? null : <Avatar id={author.id} name={nameOf(author)} bot={author.bot === true} />}
      <div class="message-body">
        {follows ? null : <Head message={message} />}
        <Body message={message} />
        <Actions.Provider value={actions}>
          <Components components={message.components} />
        </Actions.Provider>
        {message.thread === undefined ? null : <ThreadCard thread={message.thread} />}
        {failure === null ? null : (
          <p class="failure" role="alert">
            {failure}
          </p>
        )}
        {message.ephemeral ? (
          <OnlyYou dismiss={() => void ask({ do: 'dismiss', messageId: message.id })} />
        ) : null}
      </div>
    </article>
  );
});

/** Which component waits for the bot, and what went wrong the last time. */
function usePending({ ask, answered }: Props): {
  readonly pending: string | null;
  readonly failure: string | null;
  readonly act: (customId: string, act: Parameters<Ask>[0]) => void;
} {
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const finish = useCallback(
    (answer: PaneAnswer): void => {
      setPending(null);
      if (!answer.ok) setFailure(`This interaction failed. ${answer.reason}`);
      answered(answer);
    },
    [answered],
  );
  const act = useCallback(
    (customId: string, asked: Parameters<Ask>[0]) => {
      setPending(customId);
      setFailure(null);
      void ask(asked).then(finish);
    },
    [ask, finish],
  );
  return { pending, failure, act };
}

function Head({ message }: { readonly message: MessageLook }): JSX.Element {
  const { author, timestamp } = message;
  return (
    <p class="message-head">
      <span class="author">{nameOf(author)}</span>
      {author.bot === true ? <span class="badge">APP</span> : null}
      <span class="when">
        <Timestamp seconds={Math.floor(Date.parse(timestamp) / 1000)} style="t" />
      </span>
    </p>
  );
}

function Body({ message }: { readonly message: MessageLook }): JSX.Element {
  if ((message.flags & LOADING) !== 0) {
    return <p class="loading">{nameOf(message.author)} is thinking…</p>;
  }
  return (
    <>
      {message.content === '' ? null : (
        <Markdown
          text={message.content}
          tail={message.edited_timestamp === null ? null : <Edited at={message.edited_timestamp} />}
        />
      )}
      {message.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} />
      ))}
      {message.attachments.map((each) => (
        <Attachment key={each.id} attachment={each} />
      ))}
    </>
  );
}

function Edited({ at }: { readonly at: string }): JSX.Element {
  return (
    <span class="edited" title={at}>
      (edited)
    </span>
  );
}

function Attachment({
  attachment,
}: {
  readonly attachment: MessageLook['attachments'][number];
}): JSX.Element {
  const { url, filename, size, description, content_type: type, width, height } = attachment;
  if (type?.startsWith('image/') === true) {
    return (
      <Picture
        url={url}
        alt={description ?? filename}
        width={width ?? undefined}
        height={height ?? undefined}
      />
    );
  }
  return (
    <a class="file" href={url} target="_blank" rel="noreferrer noopener">
      {filename} ({size} bytes)
    </a>
  );
}

function InvokedBy({ message }: { readonly message: MessageLook }): JSX.Element | null {
  const metadata = message.interaction_metadata;
  if (metadata?.type !== COMMAND || metadata.name === undefined) return null;
  return (
    <p class="invoked">
      <strong>{nameOf(metadata.user)}</strong> used <span class="mention">/{metadata.name}</span>
    </p>
  );
}

function OnlyYou({ dismiss }: { readonly dismiss: () => void }): JSX.Element {
  return (
    <p class="only-you">
      <Icon name="eye" /> Only you can see this ·{' '}
      <button type="button" class="link" onClick={dismiss}>
        Dismiss message
      </button>
    </p>
  );
}

function SystemNote({ message }: { readonly message: MessageLook }): JSX.Element {
  const { openChannel } = useContext(Reader);
  const target = message.message_reference?.channel_id;
  return (
    <p class="note">
      {nameOf(message.author)} started a thread:{' '}
      <button type="button" class="link" onClick={() => target && openChannel(target)}>
        {message.content}
      </button>
    </p>
  );
}

function messageClass({ ephemeral, pingsMe }: MessageLook, follows: boolean): string {
  return [
    'message',
    follows ? 'message-follows' : '',
    ephemeral ? 'message-ephemeral' : '',
    pingsMe ? 'message-ping' : '',
  ]
    .filter((each) => each !== '')
    .join(' ');
}

function nameOf({ global_name: globalName, username, bot }: APIUser): string {
  return globalName ?? (bot === true ? `${username.charAt(0).toUpperCase()}${username.slice(1)}` : username);
}
