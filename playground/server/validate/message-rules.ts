import { embedUrls } from '../wire/messages.ts';
import { everyComponent } from '../wire/components.ts';
import { messageFlags, type MessageBody } from '../world/messages.ts';
import type { AllowedMentions } from '../world/pings.ts';
import { componentProblems } from './component-rules.ts';
import { embedProblems } from './embed-rules.ts';
import { problem, tooLong, type Problem } from './problems.ts';

export interface MessageRuleContext {
  /** Flags that this request may set. */
  readonly allowedFlags: number;
  readonly allowedMentions: AllowedMentions | null | undefined;
  /** What the request itself says about the flags; null when it leaves them out. */
  readonly requestedFlags: number | null;
  /** An edit of a message that already uses the layout components. */
  readonly wasV2: boolean;
  readonly changesComponents: boolean;
  readonly knowsEmoji: (id: string) => boolean;
}

/** The rules for a message as it would be after the request, as far as Discord's schemas leave them out. */
export function messageProblems(body: MessageBody, context: MessageRuleContext): readonly Problem[] {
  const usesV2 = (body.flags & messageFlags.componentsV2) !== 0;
  return [
    ...(Array.from(body.content).length > 2000 ? [tooLong(['content'], 2000)] : []),
    ...flagProblems(context),
    ...(usesV2 ? legacyFields(body) : []),
    ...forgottenFlag(context),
    ...componentProblems(body.components, usesV2, context.knowsEmoji),
    ...embedProblems(body.embeds),
    ...attachmentProblems(body),
    ...mentionProblems(context.allowedMentions),
  ];
}

/** Whether there is nothing at all to see. */
export function isEmptyMessage(body: MessageBody): boolean {
  return (
    body.content.trim() === '' &&
    body.embeds.length === 0 &&
    body.components.length === 0 &&
    body.attachments.length === 0
  );
}

/** The names of the files that nothing in a layout message shows. */
export function unshownFiles(body: MessageBody): readonly string[] {
  if ((body.flags & messageFlags.componentsV2) === 0) return [];
  const shown = new Set(mediaUrls(body));
  return body.attachments.map((each) => each.filename).filter((name) => !shown.has(`attachment://${name}`));
}

function flagProblems({ requestedFlags, allowedFlags }: MessageRuleContext): readonly Problem[] {
  const excess = (requestedFlags ?? 0) & ~allowedFlags;
  if (excess === 0) return [];
  return [problem(['flags'], 'MESSAGE_FLAGS_INVALID', `These flags cannot be set here: ${excess}`)];
}

function legacyFields(body: MessageBody): readonly Problem[] {
  const said = 'cannot be used together with the flag IS_COMPONENTS_V2';
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  return [
    ...(body.content === '' ? [] : [problem(['content'], code, `The 'content' field ${said}`)]),
    ...(body.embeds.length === 0 ? [] : [problem(['embeds'], code, `The 'embeds' field ${said}`)]),
  ];
}

function forgottenFlag({ wasV2, changesComponents, requestedFlags }: MessageRuleContext): readonly Problem[] {
  if (!wasV2 || !changesComponents || ((requestedFlags ?? 0) & messageFlags.componentsV2) !== 0) return [];
  return [problem(['flags'], 'MESSAGE_FLAGS_INVALID', 'The flag IS_COMPONENTS_V2 cannot be removed')];
}

function attachmentProblems(body: MessageBody): readonly Problem[] {
  const names = new Set(body.attachments.map((each) => `attachment://${each.filename}`));
  const inEmbeds = body.embeds.flatMap((embed, index) =>
    embedUrls(embed).map((url) => ({ url, path: ['embeds', index] as const })),
  );
  const inComponents = mediaUrls(body).map((url) => ({ url, path: ['components'] as const }));
  return [...inEmbeds, ...inComponents].flatMap(({ url, path }) =>
    url.startsWith('attachment://') && !names.has(url)
      ? [
          problem(
            path,
            'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
            `The referenced attachment was not found: ${url}`,
          ),
        ]
      : [],
  );
}

function mediaUrls(body: MessageBody): readonly string[] {
  return everyComponent(body.components).flatMap((each) => [
    ...(each.media === undefined ? [] : [each.media.url]),
    ...(each.file === undefined ? [] : [each.file.url]),
    ...(each.items ?? []).map((item) => item.media.url),
  ]);
}

function mentionProblems(allowed: AllowedMentions | null | undefined): readonly Problem[] {
  return (['users', 'roles'] as const).flatMap((kind) =>
    allowed?.parse?.includes(kind) === true && (allowed[kind]?.length ?? 0) > 0
      ? [
          problem(
            ['allowed_mentions'],
            'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
            `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
          ),
        ]
      : [],
  );
}
