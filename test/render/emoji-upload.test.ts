import { describe, expect, it } from 'vitest';
import type { EmojiPicture } from '../../src/render/emoji-pictures.ts';
import { missingEmojis, uploadMissing, type EmojiHost } from '../../src/render/emoji-upload.ts';

const PICTURES = ['belote_fr_jh', 'belote_fr_qh', 'belote_fr_kh'].map((name) => ({
  name,
  png: Buffer.from(name),
}));

describe('uploadMissing', () => {
  it('uploads everything to an application that has nothing', async () => {
    const application = applicationWith([]);
    expect(await uploadMissing(application.host, PICTURES)).toEqual({ uploaded: 3, there: 0 });
    expect(application.emojis.get('belote_fr_qh')).toEqual(Buffer.from('belote_fr_qh'));
  });

  it('does nothing the second time', async () => {
    const application = applicationWith([]);
    await uploadMissing(application.host, PICTURES);
    expect(await uploadMissing(application.host, PICTURES)).toEqual({ uploaded: 0, there: 3 });
  });

  it('uploads only what is missing and leaves the emojis of others alone', async () => {
    const application = applicationWith(['belote_fr_qh', 'party']);
    expect(await uploadMissing(application.host, PICTURES)).toEqual({ uploaded: 2, there: 1 });
    expect([...application.emojis.keys()]).toEqual(['belote_fr_qh', 'party', 'belote_fr_jh', 'belote_fr_kh']);
  });

  it('keeps what was uploaded before a failure and goes on there the next time', async () => {
    const application = applicationWith([]);
    await expect(uploadMissing(failingAfter(application.host, 1), PICTURES)).rejects.toThrow('no answer');
    expect(await uploadMissing(application.host, PICTURES)).toEqual({ uploaded: 2, there: 1 });
  });
});

describe('missingEmojis', () => {
  it('names what would be uploaded and uploads nothing', async () => {
    const application = applicationWith(['belote_fr_jh']);
    const missing = await missingEmojis(application.host, PICTURES);
    expect(missing.map(({ name }) => name)).toEqual(['belote_fr_qh', 'belote_fr_kh']);
    expect(application.emojis.size).toBe(1);
  });
});

/** An application that refuses a second emoji of one name, so that an upload too many shows. */
function applicationWith(names: readonly string[]): { host: EmojiHost; emojis: Map<string, Uint8Array> } {
  const emojis = new Map<string, Uint8Array>(names.map((name) => [name, Buffer.alloc(0)]));
  const upload = async ({ name, png }: EmojiPicture): Promise<void> => {
    if (emojis.has(name)) throw new Error(`${name} is there already`);
    emojis.set(name, png);
  };
  return { emojis, host: { names: async () => new Set(emojis.keys()), upload } };
}

function failingAfter(host: EmojiHost, count: number): EmojiHost {
  let left = count;
  return {
    names: host.names,
    upload: async (picture) => {
      if (left === 0) throw new Error('no answer');
      left -= 1;
      await host.upload(picture);
    },
  };
}
