import type {
  APIActionRowComponent,
  APIAllowedMentions,
  APIComponentInMessageActionRow,
  APIEmbed,
} from 'discord-api-types/v10';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/**
 * A message as the REST API takes it, whole: the same body creates a message and replaces one, because
 * `components: []` and `embeds: []` also clear what was there.
 */
export type MessageBody = {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: Row[];
  /** Nothing in a message pings anybody unless it says so. */
  readonly allowed_mentions: APIAllowedMentions;
};

export type Parts = {
  readonly content?: string;
  readonly embed?: APIEmbed;
  readonly rows?: readonly Row[];
  /** The only person this message may ping. */
  readonly pings?: string;
};

const CONTENT = 2000;

export function messageBody(parts: Parts): MessageBody {
  return {
    content: clipText(parts.content ?? '', CONTENT),
    embeds: parts.embed === undefined ? [] : [parts.embed],
    components: [...(parts.rows ?? [])],
    allowed_mentions: parts.pings === undefined ? { parse: [] } : { users: [parts.pings] },
  };
}

/** A message that is one sentence, without buttons. */
export function textMessage(text: string): MessageBody {
  return messageBody({ content: text });
}

/**
 * The message with a picture in its embed, which is attached to it under this name. The alternative text stands here as
 * well as with the file: clients read it from the one or the other.
 */
export function withPicture(
  body: MessageBody,
  { name, description }: { readonly name: string; readonly description: string },
): MessageBody {
  const [embed, ...others] = body.embeds;
  if (embed === undefined) return body;
  return {
    ...body,
    embeds: [{ ...embed, image: { url: `attachment://${name}`, description } }, ...others],
  };
}

/** At most `length` UTF-16 units, never half a character; what is cut ends in `…`. */
export function clipText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** Joins what there is to say; `null` and empty lines are left out. */
export function lines(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join('\n');
}
