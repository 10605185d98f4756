import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../../playground/host/company.ts';
import { setScene } from '../../playground/host/scenes/set-scene.ts';
import type { SceneName } from '../../playground/protocol.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import { FOLDER, galleryPage } from '../../scripts/gallery/page.ts';
import { EXHIBITS, fileOf, SHOTS, WIDTH_NAMES } from '../../scripts/gallery/shots.ts';
import { openStage, type Stage } from '../support/stage.ts';

describe('a scene', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    gather(stage.discord);
  });
  afterAll(() => stage.close());

  /** What the person sees there whom the scene is for. */
  async function seen(scene: SceneName, language: 'fr' | 'hr' | null): Promise<string> {
    const set = await setScene(stage.discord, scene, { language, faces: 'text' });
    await stage.discord.settle();
    return stage.discord.world.actor(set.personId, set.channelId).messages().map(textOf).join('\n');
  }

  it('is set in the language of the link, for the server and for everybody in it', async () => {
    const text = await seen('french-turned-card', 'fr');
    expect(text).toContain('Belote française');
    expect(text).toContain('Tes cartes');
  });

  it('stays in the language of the server where the link names none, and shows the trick to who looks on', async () => {
    await seen('lobby', 'hr');
    const text = await seen('trick', null);
    expect(text).toContain('Francuski belot');
    expect(text).not.toContain('Tvoje karte');
  });

  it('walks into a match that is over, as far as the middle of its second trick', async () => {
    const text = await seen('replay', 'fr');
    expect(text).toMatch(/Donne 1 sur \d+ · étape \d+ sur/);
    expect(text).toContain('__Pli 2__');
    expect(text).not.toContain('pas encore de carte');
  });
});

describe('the gallery', () => {
  it('is the page that the script writes', () => {
    expect(readFileSync('docs/gallery.md', 'utf8')).toBe(galleryPage());
  });

  it('has every picture that it shows, and shows every picture that is taken', () => {
    const files = SHOTS.flatMap((shot) => WIDTH_NAMES.map((width) => fileOf(shot, width)));
    expect(files.filter((file) => !existsSync(join('docs', FOLDER, file)))).toEqual([]);
    expect(files.filter((file) => !galleryPage().includes(`${FOLDER}/${file}`))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(EXHIBITS.length).toBeGreaterThan(10);
  });
});
