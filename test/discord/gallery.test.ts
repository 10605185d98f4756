import { describe, expect, it } from 'vitest';
import type { Log } from '../../src/app/ports.ts';
import type { Attached, Sent } from '../../src/discord/attached.ts';
import { createGallery, type Gallery, type Wanted } from '../../src/discord/gallery.ts';
import type { Illustration } from '../../src/discord/illustration.ts';
import { messageBody, type MessageBody } from '../../src/present/body.ts';
import { manualClock, type ManualClock } from '../support/manual-clock.ts';

const TABLE = { id: 'table', guildId: 'guild' };
const BODY = messageBody({ content: 'Ana to play', embed: { title: 'Deal 1' } });
const STANDING = { fingerprint: 'same', attachmentId: '42' };

/** A channel that takes what it is sent, or refuses it. */
type Place = {
  readonly sent: { body: MessageBody; attached: Attached }[];
  refuses(attached: Attached): Error | null;
};
type World = {
  readonly gallery: Gallery;
  readonly clock: ManualClock;
  readonly logged: readonly string[];
  readonly place: Place;
};

function world(): World {
  const clock = manualClock();
  const logged: string[] = [];
  const note = (event: string): void => void logged.push(event);
  const log: Log = { info: note, warn: note, error: note };
  return { gallery: createGallery(clock, log), clock, logged, place: { sent: [], refuses: () => null } };
}

const sendTo =
  (place: Place) =>
  (body: MessageBody, attached: Attached): Promise<Sent> => {
    const refused = place.refuses(attached);
    if (refused !== null) return Promise.reject(refused);
    place.sent.push({ body, attached });
    return Promise.resolve({ messageId: '1', attachmentId: attached.kind === 'new' ? '77' : null });
  };

const drawn = () =>
  Promise.resolve({ bytes: Buffer.from('x'), type: 'image/jpeg', name: 'table.jpg' } as const);
const picture = (fingerprint: string, draw: Illustration['draw'] = drawn): Illustration => ({
  name: 'table.jpg',
  description: 'Ana, J♥',
  fingerprint,
  draw,
});
const wanted = (illustration: Illustration | null): Wanted => ({ body: BODY, illustration });
const answered = (status: number, code = 0): Error =>
  Object.assign(new Error('refused'), { name: 'DiscordAPIError', status, code, method: 'PATCH' });
const imageOf = (body: MessageBody | undefined): unknown => body?.embeds[0]?.image;

describe('a picture in a message', () => {
  it('is uploaded with its words, in the embed and with the file, and what Discord calls it is remembered', async () => {
    const { gallery, place } = world();
    const { shown } = await gallery.send(TABLE, wanted(picture('new')), STANDING, sendTo(place));
    expect(place.sent.map(({ attached }) => attached)).toMatchObject([
      { kind: 'new', description: 'Ana, J♥' },
    ]);
    expect(imageOf(place.sent[0]?.body)).toEqual({
      url: 'attachment://table.jpg',
      description: 'Ana, J♥',
    });
    expect(shown.picture).toEqual({ fingerprint: 'new', attachmentId: '77' });
  });

  it('stays where it is when it is the same, without being drawn', async () => {
    const { gallery, place } = world();
    const undrawn = picture('same', () => Promise.reject(new Error('drawn')));
    const { shown } = await gallery.send(TABLE, wanted(undrawn), STANDING, sendTo(place));
    expect(place.sent.map(({ attached }) => attached)).toEqual([{ kind: 'kept', attachmentId: '42' }]);
    expect(imageOf(place.sent[0]?.body)).toBeDefined();
    expect(shown.picture).toEqual(STANDING);
  });

  it('is uploaded again when Discord does not know it any more', async () => {
    const { gallery, place, logged } = world();
    place.refuses = ({ kind }) => (kind === 'kept' ? answered(400, 50035) : null);
    await gallery.send(TABLE, wanted(picture('same')), STANDING, sendTo(place));
    expect(place.sent.map(({ attached }) => attached.kind)).toEqual(['new']);
    expect(logged).toEqual([]);
  });
});

describe('a message whose picture fails', () => {
  const undrawable = picture('new', () => Promise.reject(new Error('no fonts')));

  it.each([
    ['cannot be drawn', undrawable, null],
    ['may not be attached', picture('new'), answered(403, 50013)],
    ['is too large', picture('new'), answered(413, 40005)],
    ['makes Discord fail', picture('new'), answered(500)],
  ] as const)('goes as text when it %s [fault 28]', async (_, illustration, refusal) => {
    const { gallery, place, logged } = world();
    place.refuses = ({ kind }) => (kind === 'new' ? refusal : null);
    const { shown } = await gallery.send(TABLE, wanted(illustration), null, sendTo(place));
    expect(place.sent).toEqual([{ body: BODY, attached: { kind: 'none' } }]);
    expect(imageOf(place.sent[0]?.body)).toBeUndefined();
    expect(shown.picture).toBeNull();
    expect(logged).toEqual(['picture-not-shown']);
  });

  it('fails as it would without one when Discord takes nothing at all, and keeps its hope', async () => {
    const { gallery, place, logged } = world();
    place.refuses = () => answered(503);
    const sent = gallery.send(TABLE, wanted(picture('new')), null, sendTo(place));
    await expect(sent).rejects.toMatchObject({ status: 503 });
    expect(logged).toEqual([]);
    expect(gallery.possible(TABLE, wanted(picture('new')), null).illustration).not.toBeNull();
  });

  it('is not sent twice when the message itself is gone', async () => {
    const { gallery, place } = world();
    const asked: string[] = [];
    place.refuses = ({ kind }) => {
      asked.push(kind);
      return answered(404, 10008);
    };
    const sent = gallery.send(TABLE, wanted(picture('new')), null, sendTo(place));
    await expect(sent).rejects.toMatchObject({ code: 10008 });
    expect(asked).toEqual(['new']);
  });
});

describe('a table whose picture failed', () => {
  const failed = async (refusal: Error): Promise<World> => {
    const here = world();
    here.place.refuses = ({ kind }) => (kind === 'new' ? refusal : null);
    await here.gallery.send(TABLE, wanted(picture('new')), null, sendTo(here.place));
    return here;
  };
  const showsPictures = ({ gallery }: World, standing: typeof STANDING | null = null): boolean =>
    gallery.possible(TABLE, wanted(picture('same')), standing).illustration !== null;

  it('is text for ten minutes, and for one after an outage', async () => {
    const forbidden = await failed(answered(403, 50013));
    await forbidden.clock.advance(10 * 60_000 - 1);
    expect(showsPictures(forbidden)).toBe(false);
    await forbidden.clock.advance(1);
    expect(showsPictures(forbidden)).toBe(true);

    const outage = await failed(answered(500));
    await outage.clock.advance(60_000 - 1);
    expect(showsPictures(outage)).toBe(false);
    await outage.clock.advance(1);
    expect(showsPictures(outage)).toBe(true);
  });

  it('keeps the picture that stands', async () => {
    expect(showsPictures(await failed(answered(403, 50013)), STANDING)).toBe(true);
  });

  it('tries again at once when permissions in its server change', async () => {
    const here = await failed(answered(403, 50013));
    here.gallery.serverChanged('another');
    expect(showsPictures(here)).toBe(false);
    here.gallery.serverChanged('guild');
    expect(showsPictures(here)).toBe(true);
  });

  it('does not try at all where it is known beforehand, and other tables do', () => {
    const here = world();
    here.gallery.pause(TABLE);
    expect(showsPictures(here)).toBe(false);
    const other = { ...TABLE, id: 'other' };
    expect(here.gallery.possible(other, wanted(picture('new')), null).illustration).not.toBeNull();
  });
});
