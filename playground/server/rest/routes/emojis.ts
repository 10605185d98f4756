import { problem } from '../../validate/problems.ts';
import { wireEmoji } from '../../wire/guilds.ts';
import type { Emoji } from '../../world/model.ts';
import { DiscordError, invalidForm, refusal } from '../errors.ts';
import { decodeDataUri, imageFacts } from '../image.ts';
import { answer, noContent, route, type Call, type Reply, type Route } from '../route.ts';

const all = '/applications/{application_id}/emojis';
const one = `${all}/{emoji_id}`;
const mostEmojis = 2000;
const mostBytes = 256 * 1024;

export const emojiRoutes: readonly Route[] = [
  route({ method: 'GET', path: all, response: 'ListApplicationEmojisResponse', handle: list }),
  route({ method: 'POST', path: all, response: 'EmojiResponse', handle: create }),
  route({ method: 'GET', path: one, response: 'EmojiResponse', handle: get }),
  route({ method: 'PATCH', path: one, response: 'EmojiResponse', handle: rename }),
  route({ method: 'DELETE', path: one, handle: remove }),
];

function list(call: Call): Reply {
  ownApplication(call);
  return answer({ items: [...call.world.emojis.values()].map((each) => wireEmoji(call.world, each)) });
}

function create(call: Call): Reply {
  ownApplication(call);
  const name = checkedName(call, null);
  const { bytes, contentType } = checkedImage(call.body['image']);
  if (call.world.emojis.size >= mostEmojis) throw refusal('tooManyEmojis');
  const emoji: Emoji = {
    id: call.world.nextId(),
    name,
    animated: contentType === 'image/gif',
    bytes,
    contentType,
  };
  call.world.emojis.set(emoji.id, emoji);
  call.world.changes.publish('emojis-changed');
  return answer(wireEmoji(call.world, emoji), 201);
}

function get(call: Call): Reply {
  return answer(wireEmoji(call.world, known(call)));
}

function rename(call: Call): Reply {
  const emoji = known(call);
  emoji.name = checkedName(call, emoji);
  call.world.changes.publish('emojis-changed');
  return answer(wireEmoji(call.world, emoji));
}

function remove(call: Call): Reply {
  call.world.emojis.delete(known(call).id);
  call.world.changes.publish('emojis-changed');
  return noContent;
}

function known(call: Call): Emoji {
  ownApplication(call);
  const emoji = call.world.emojis.get(call.params['emoji_id'] ?? '');
  if (emoji === undefined) throw refusal('unknownEmoji');
  return emoji;
}

function ownApplication({ world, params }: Call): void {
  if (params['application_id'] !== world.applicationId) throw refusal('unknownApplication');
}

function checkedName({ world, body }: Call, self: Emoji | null): string {
  const name = body['name'];
  if (typeof name !== 'string' || !/^\w{2,32}$/.test(name)) {
    throw invalidForm([
      problem(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.'),
    ]);
  }
  if ([...world.emojis.values()].some((each) => each.name === name && each !== self)) {
    throw invalidForm([
      problem(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'The name of this emoji is already taken.'),
    ]);
  }
  return name;
}

function checkedImage(image: unknown): { readonly bytes: Uint8Array; readonly contentType: string } {
  const decoded = typeof image === 'string' ? decodeDataUri(image) : undefined;
  const facts = decoded === undefined ? undefined : imageFacts(decoded.bytes);
  if (decoded === undefined || facts === undefined) {
    throw invalidForm([problem(['image'], 'IMAGE_INVALID', 'Invalid image data')]);
  }
  if (decoded.bytes.length > mostBytes) {
    throw invalidForm([problem(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')]);
  }
  if ((facts.width ?? 1) < 1 || (facts.height ?? 1) < 1) throw new DiscordError(400, 50046, 'Invalid Asset');
  return { bytes: decoded.bytes, contentType: facts.contentType };
}
