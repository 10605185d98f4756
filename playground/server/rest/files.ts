import type { ServerResponse } from 'node:http';

import type { World } from '../world/world.ts';

/** Answers a request for an attachment or an emoji; false when the path is neither. */
export function serveFile(world: World, path: string, response: ServerResponse): boolean {
  const attachmentId = /^\/attachments\/\d+\/(\d+)\//.exec(path)?.[1];
  const emojiId = /^\/emojis\/(\d+)(?:\.\w+)?$/.exec(path)?.[1];
  if (attachmentId === undefined && emojiId === undefined) return false;
  const file = attachmentId === undefined ? world.emojis.get(emojiId ?? '') : world.files.get(attachmentId);
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': file.contentType }).end(file.bytes);
  return true;
}
