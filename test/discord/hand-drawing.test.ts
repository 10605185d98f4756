import { describe, expect, it } from 'vitest';
import { PERSON_DEFAULTS } from '../../src/app/settings.ts';
import type { Playing } from '../../src/app/table.ts';
import { drawHand, NO_CHOICE } from '../../src/discord/hand-drawing.ts';
import { turnOf } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { viewFor } from '../../src/engine/view.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { TEXT_FACES } from '../../src/present/card-face.ts';
import { chosenOf } from '../../src/present/press-action.ts';
import { decodePress } from '../../src/present/press.ts';
import { inPlay, knownSecrets, openRoom } from '../support/card-room.ts';
import { customIds } from '../present/message-faults.ts';

/** A table whose seat in turn may announce something with its first card. */
async function withDeclarations(): Promise<Playing> {
  for (let salt = 0; ; salt += 1) {
    const room = openRoom({ secrets: knownSecrets(String(salt)) });
    const id = await room.begin(4, { rules: ruleSetOf('bela') });
    for (let move = 0; move < 5; move += 1) {
      const table = inPlay(await room.table(id));
      if (viewFor(table.match, turnOf(table.match)).offered.length > 0) return table;
      await room.play(id);
    }
  }
}

describe('a hand with something to announce', () => {
  it.each([
    ['everything by itself', true, 'all'],
    ['nothing, for those who choose themselves', false, 'none'],
  ] as const)('announces %s', async (_, announce, chosen) => {
    const table = await withDeclarations();
    const seat = turnOf(table.match) ?? 0;
    const { offered } = viewFor(table.match, seat);
    const reader = { s: catalogue.en, faces: TEXT_FACES, own: { ...PERSON_DEFAULTS, announce } };
    const body = drawHand(table, seat, NO_CHOICE, reader);
    const masks = customIds(body)
      .map(decodePress)
      .flatMap((press) => (press?.type === 'play' ? [press.declare] : []));
    expect(masks.length).toBeGreaterThan(0);
    for (const mask of masks) expect(chosenOf(offered, mask)).toEqual(chosen === 'all' ? offered : []);
    const asked = drawHand(table, seat, { ...NO_CHOICE, declare: 1 }, reader);
    expect(asked.content).toContain('you announce 1 declaration');
  });
});
