import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, openBrowser, openScreen, type Screen } from './support/screen.ts';
import { button, CARDS, clickThroughDeal, command, handOf, openThread } from './support/table.ts';

let browser: Browser;
let screen: Screen;

describe.skipIf(CHROMIUM === null)('playing on the page', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(({ task }) => screen.close(task.result?.state === 'fail'));
  afterAll(() => browser.close());

  it('a person opens a table, fills it with computers and plays a whole deal by clicking', async () => {
    screen = await openScreen(browser);
    const anna = screen.pane('Anna');
    await command(anna, '/belote start', { rules: 'French belote' });
    for (let seat = 0; seat < 3; seat += 1) {
      await button(anna, 'Add computer').click();
      await anna
        .locator('.message', { hasText: new RegExp(`(computer.*){${seat + 1}}`, 'is') })
        .last()
        .waitFor();
    }
    await button(anna, 'Start').click();
    await openThread(anna);
    await button(anna, 'My hand').click();
    await handOf(anna).waitFor();
    expect(await handOf(anna).innerText()).toContain('Only you can see this');

    const clicks = await clickThroughDeal(screen.page);
    expect(clicks).toBeGreaterThanOrEqual(8);
    await anna.locator('.message', { hasText: 'Deal 1' }).last().waitFor();
    expect(screen.playground.discord.violations).toEqual([]);
    expect(screen.complaints).toEqual([]);
  });

  it('four people play a match against each other on four screens, and nobody sees a hand of another', async () => {
    screen = await openScreen(browser, { query: 'tour=off&panes=4', size: { width: 1360, height: 860 } });
    const { playground, page, pane } = screen;
    const [anna, bruno, chloe, didier] = [pane('Anna'), pane('Bruno'), pane('Chloé'), pane('Didier')];
    const panes = [anna, bruno, chloe, didier];
    await command(anna, '/belote start', { rules: 'French belote', target: '1' });
    await button(bruno, 'Join side B').click();
    await button(chloe, 'Join side A').click();
    await button(didier, 'Join side B').click();
    await anna.locator('.message', { hasText: 'Didier' }).first().waitFor();
    await button(anna, 'Start').click();
    for (const each of panes) {
      await openThread(each);
      await button(each, 'My hand').click();
      await handOf(each).waitFor();
    }

    const hands = await Promise.all(panes.map((each) => cardsIn(handOf(each).innerText())));
    const everywhere = await Promise.all(panes.map((each) => each.innerText()));
    for (const [owner, cards] of hands.entries()) {
      expect(cards.length).toBeGreaterThanOrEqual(5);
      for (const [reader, text] of everywhere.entries()) {
        const seen = cards.filter((card) => text.includes(card));
        if (reader === owner) expect(seen).toEqual(cards);
        else expect(seen.filter((card) => !turnedUp(everywhere[owner] ?? '').includes(card))).toEqual([]);
      }
    }

    let clicks = 0;
    const rematch = page.locator('button[data-custom-id$=":rm"]').first();
    while ((await rematch.count()) === 0) {
      clicks += await clickThroughDeal(page);
      const next = page.locator('button[data-custom-id$=":nd"]');
      if ((await rematch.count()) > 0) continue;
      await next.last().click();
      await next.first().waitFor({ state: 'detached' });
    }
    expect(clicks).toBeGreaterThanOrEqual(32);
    for (const each of panes) await button(each, 'Rematch').waitFor();
    expect(playground.discord.violations).toEqual([]);
    expect(screen.complaints).toEqual([]);
  });
});

/** The cards of a hand as it is written, `10♥` for instance. */
async function cardsIn(hand: Promise<string>): Promise<readonly string[]> {
  const lines = (await hand).split('\n').map((line) => line.match(CARDS) ?? []);
  return lines.find((cards) => cards.length > 1) ?? [];
}

/** What lies open for everybody is no secret. */
function turnedUp(text: string): string {
  return text
    .split('\n')
    .filter((line) => /turned/i.test(line))
    .join('\n');
}
