import { everyComponent } from '../wire/components.ts';
import { customEmojisIn } from '../validate/emoji.ts';
import { isEmptyMessage, messageProblems, unshownFiles } from '../validate/message-rules.ts';
import { problem } from '../validate/problems.ts';
import { messageFlags, type MessageBody } from '../world/messages.ts';
import type { Attachment, Component, Json, Message } from '../world/model.ts';
import type { AllowedMentions } from '../world/pings.ts';
import { invalidForm, refusal } from './errors.ts';
import { imageFacts } from './image.ts';
import type { Call, UploadedFile } from './route.ts';

/** The part of a request that says how a message looks. */
export interface MessagePayload {
  readonly content?: string | null;
  readonly embeds?: readonly Json[] | null;
  readonly components?: readonly Component[] | null;
  readonly flags?: number | null;
  readonly allowed_mentions?: AllowedMentions | null;
  readonly attachments?: readonly AttachmentRequest[] | null;
}

interface AttachmentRequest {
  readonly id: string | number;
  readonly filename?: string | null;
  readonly description?: string | null;
  readonly title?: string | null;
}

const mostFileBytes = 10 * 1024 * 1024;
const mostFiles = 10;

/** The message as it will be, checked; `existing` is the one that is edited. Throws Discord's refusal. */
export function checkedBody(
  call: Call,
  payload: MessagePayload,
  allowedFlags: number,
  existing: Message | null,
  pathPrefix: readonly string[] = [],
): MessageBody {
  const body = merged(call, payload, existing);
  const problems = messageProblems(body, {
    allowedFlags,
    allowedMentions: payload.allowed_mentions,
    requestedFlags: payload.flags ?? null,
    wasV2: existing !== null && (existing.flags & messageFlags.componentsV2) !== 0,
    changesComponents: payload.components !== undefined,
    knowsEmoji: (id) => call.world.emojis.has(id),
  });
  if (problems.length > 0) {
    throw invalidForm(problems.map((each) => ({ ...each, path: [...pathPrefix, ...each.path] })));
  }
  if (isEmptyMessage(body)) throw refusal('emptyMessage');
  noteOversights(call, body);
  return body;
}

/** Everything in a message that Discord looks for mentions in. */
export function mentionText(body: Pick<MessageBody, 'content' | 'components'>): string {
  const displayed = everyComponent(body.components).flatMap((each) =>
    each.type === 10 ? (each.content ?? '') : [],
  );
  return [body.content, ...displayed].join('\n');
}

function merged(call: Call, payload: MessagePayload, existing: Message | null): MessageBody {
  return {
    content: payload.content === undefined ? (existing?.content ?? '') : (payload.content ?? '').trim(),
    embeds: payload.embeds === undefined ? (existing?.embeds ?? []) : (payload.embeds ?? []),
    components: payload.components === undefined ? (existing?.components ?? []) : (payload.components ?? []),
    attachments: attachmentsOf(call, payload, existing),
    flags: flagsOf(payload, existing),
  };
}

/** An edit can add the layout flag and turn the suppression of embeds on and off, nothing else. */
function flagsOf(payload: MessagePayload, existing: Message | null): number {
  if (existing === null) return payload.flags ?? 0;
  const kept = existing.flags & ~messageFlags.loading;
  if (payload.flags === undefined || payload.flags === null) return kept;
  const suppressed = payload.flags & messageFlags.suppressEmbeds;
  return (kept & ~messageFlags.suppressEmbeds) | suppressed | (payload.flags & messageFlags.componentsV2);
}

/** Left out, everything is kept; listed, exactly what the list names stays. Uploads always join. */
function attachmentsOf(call: Call, payload: MessagePayload, existing: Message | null): readonly Attachment[] {
  const before = existing?.attachments ?? [];
  const listed = payload.attachments ?? (payload.attachments === null ? [] : undefined);
  const kept =
    listed === undefined
      ? before
      : listed.flatMap((entry, index) => keptOrUploaded(call.files, before, entry, index));
  const added = call.files.map((file) =>
    stored(
      call,
      file,
      listed?.find((entry) => String(entry.id) === String(file.index)),
    ),
  );
  const all = [...kept, ...added];
  if (all.length > mostFiles) {
    throw invalidForm([
      problem(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${mostFiles} or fewer in length.`),
    ]);
  }
  return all;
}

function keptOrUploaded(
  files: readonly UploadedFile[],
  before: readonly Attachment[],
  entry: AttachmentRequest,
  index: number,
): readonly Attachment[] {
  const kept = before.find((each) => each.id === String(entry.id));
  if (kept !== undefined) return [{ ...kept, description: entry.description ?? kept.description }];
  if (files.some((file) => String(file.index) === String(entry.id))) return [];
  throw invalidForm([
    problem(
      ['attachments', index, 'id'],
      'ATTACHMENT_NOT_FOUND',
      `The attachment was not found: ${entry.id}`,
    ),
  ]);
}

function stored(call: Call, file: UploadedFile, entry: AttachmentRequest | undefined): Attachment {
  if (file.bytes.length > mostFileBytes) throw refusal('fileTooLarge');
  const picture = imageFacts(file.bytes);
  return {
    id: call.world.nextId(),
    filename: entry?.filename ?? file.filename,
    description: entry?.description ?? null,
    title: entry?.title ?? null,
    size: file.bytes.length,
    contentType: picture?.contentType ?? (file.contentType || 'application/octet-stream'),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    bytes: file.bytes,
  };
}

function noteOversights(call: Call, body: MessageBody): void {
  const texts = [mentionText(body), ...body.embeds.map((embed) => JSON.stringify(embed))];
  for (const id of texts.flatMap(customEmojisIn)) {
    if (!call.world.emojis.has(id)) call.note(`a custom emoji that does not exist shows as its name: ${id}`);
  }
  for (const name of unshownFiles(body)) call.note(`a file that no component shows is invisible: ${name}`);
}
