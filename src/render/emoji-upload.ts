import type { EmojiPicture } from './emoji-pictures.ts';

/** Where the emojis live: the bot's application on Discord. */
export type EmojiHost = {
  /** The names of the emojis that are there. */
  names(): Promise<ReadonlySet<string>>;
  upload(picture: EmojiPicture): Promise<void>;
};

export type UploadCount = { readonly uploaded: number; readonly there: number };

/** The pictures whose name the host does not have yet. */
export async function missingEmojis(
  host: EmojiHost,
  pictures: readonly EmojiPicture[],
): Promise<readonly EmojiPicture[]> {
  const there = await host.names();
  return pictures.filter(({ name }) => !there.has(name));
}

/**
 * Uploads what is missing, one after the other, so that a second run finds nothing to do and a run that broke off
 * is finished by the next. Throws what the host throws; what was uploaded until then stays.
 */
export async function uploadMissing(
  host: EmojiHost,
  pictures: readonly EmojiPicture[],
): Promise<UploadCount> {
  const missing = await missingEmojis(host, pictures);
  for (const picture of missing) await host.upload(picture);
  return { uploaded: missing.length, there: pictures.length - missing.length };
}
