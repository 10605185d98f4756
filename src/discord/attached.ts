import type { RawFile } from '@discordjs/rest';
import type { APIMessage } from 'discord-api-types/v10';
import type { MessageBody } from '../present/body.ts';
import type { Picture } from '../render/picture.ts';

/** What is attached to a message after a request: a new picture, the one that is there, or nothing. */
export type Attached =
  | { readonly kind: 'new'; readonly picture: Picture; readonly description: string }
  /** `null`: Discord did not say which attachment it is, and it stays as long as none is listed. */
  | { readonly kind: 'kept'; readonly attachmentId: string | null }
  | { readonly kind: 'none' };

export const NOTHING: Attached = { kind: 'none' };

/** A message as Discord has it now. */
export type Sent = { readonly messageId: string; readonly attachmentId: string | null };

type Outgoing = MessageBody & { readonly nonce?: string; readonly enforce_nonce?: boolean };

/** Body and files of a request: with files it travels as a form. */
export function requestWith(
  body: Outgoing,
  attached: Attached,
): { readonly body: object; readonly files?: RawFile[] } {
  switch (attached.kind) {
    case 'new': {
      const { picture, description } = attached;
      const { name, bytes: data, type: contentType } = picture;
      const attachments = [{ id: '0', filename: name, description }];
      return { body: { ...body, attachments }, files: [{ name, data, contentType }] };
    }
    case 'kept':
      return attached.attachmentId === null
        ? { body }
        : { body: { ...body, attachments: [{ id: attached.attachmentId }] } };
    case 'none':
      return { body: { ...body, attachments: [] } };
  }
}

/** What Discord answered. A picture that an embed shows is not among the attachments: its address names it. */
export function sentOf(answer: unknown): Sent {
  const { id, attachments = [], embeds = [] } = answer as Pick<APIMessage, 'id'> & Partial<APIMessage>;
  const shown = embeds.flatMap(
    ({ image }) => /\/attachments\/\d+\/(\d+)\//.exec(image?.url ?? '')?.[1] ?? [],
  );
  return { messageId: id, attachmentId: attachments[0]?.id ?? shown[0] ?? null };
}
