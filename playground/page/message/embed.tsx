import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { InlineMarkdown, Markdown } from '../markdown/markdown.tsx';
import { hexOf } from './components.tsx';
import { Picture } from './picture.tsx';

/** A framed part of a message. */
export function Embed({ embed }: { readonly embed: APIEmbed }): JSX.Element {
  const { author, title, url, description, fields = [], image, thumbnail, footer, color } = embed;
  const heading = title === undefined ? null : <InlineMarkdown text={title} />;
  return (
    <div class="embed" style={color ? { borderLeftColor: hexOf(color) } : {}}>
      <div class="embed-body">
        {author === undefined ? null : <p class="embed-author">{author.name}</p>}
        {heading === null ? null : (
          <p class="embed-title" role="heading" aria-level={4}>
            {url === undefined ? heading : <a href={url}>{heading}</a>}
          </p>
        )}
        {description === undefined ? null : <Markdown text={description} />}
        {fields.length === 0 ? null : <Fields fields={fields} />}
        {image === undefined ? null : <Picture url={image.url} alt={image.description ?? title} />}
        {footer === undefined ? null : <p class="embed-footer">{footer.text}</p>}
      </div>
      {thumbnail === undefined ? null : <Picture class="thumbnail" url={thumbnail.url} alt={title} />}
    </div>
  );
}

function Fields({ fields }: { readonly fields: readonly APIEmbedField[] }): JSX.Element {
  return (
    <dl class="fields">
      {fields.map((field, index) => (
        <div key={index} class={field.inline === true ? 'field field-inline' : 'field'}>
          <dt>
            <InlineMarkdown text={field.name} />
          </dt>
          <dd>
            <Markdown text={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
