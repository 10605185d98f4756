import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFormBot } from './support/form-bot.ts';
import { CHROMIUM, openBrowser, openScreen, type Screen } from './support/screen.ts';
import { button, command, handOf, openThread } from './support/table.ts';

let browser: Browser;
let screen: Screen;

describe.skipIf(CHROMIUM === null)('using the page', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(({ task }) => screen.close(task.result?.state === 'fail'));
  afterAll(() => browser.close());

  it('the keyboard alone is enough to open a table and to play a card', async () => {
    screen = await openScreen(browser);
    const { page } = screen;
    const anna = screen.pane('Anna');
    await go(page, 'Tab', /^Message #belote as Anna$/);
    await page.keyboard.type('/start');
    await page.keyboard.press('Enter');
    await anna.locator('.command-form input').first().waitFor();
    await page.keyboard.type('Bela');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button(anna, 'Start').waitFor();
    await go(page, 'Shift+Tab', /^Start(?: |$)/);
    await page.keyboard.press('Enter');
    await go(page, 'Shift+Tab', /^↳Bela/);
    await page.keyboard.press('Enter');
    await button(anna, 'My hand').waitFor();
    await go(page, 'Tab', /^My hand(?: |$)/);
    await page.keyboard.press('Space');
    await playOneCard(page);
    expect(await page.locator('.message-ephemeral :focus').count()).toBe(1);
    expect(screen.complaints).toEqual([]);
  });

  it('a form is filled, and a command is found in the language of its reader', async () => {
    screen = await openScreen(browser, { bot: false });
    const { page, playground } = screen;
    const client = await startFormBot(playground.discord);
    try {
      const anna = screen.pane('Anna');
      await anna.getByLabel('Language of Anna').selectOption('fr');
      await command(anna, '/saison', { like: 'Su' });
      expect(await page.getByRole('dialog').getByRole('heading').innerText()).toBe('Su');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await anna.locator('.composer input').fill('/');
      expect(await anna.locator('.command-list').innerText()).toContain('Ouvrir une saison');
      await page.keyboard.press('Enter');
      await anna.getByRole('option', { name: 'Summer' }).click();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Été');
      await dialog.getByRole('combobox', { name: 'Rules' }).click();
      await dialog.getByRole('option', { name: 'Bela' }).click();
      await dialog.getByLabel('A year').check();
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await anna.getByText('name Été, rules bela, length year').waitFor();
      await screen.pane('Anna').getByRole('button', { name: 'Bruno', exact: true }).click();
      await screen.pane('Bruno').locator('.composer input').waitFor();
      expect(await page.getByText('name Été').count()).toBe(0);
      expect(screen.complaints).toEqual([]);
    } finally {
      await client.destroy();
    }
  });

  it('a killed bot takes up the table again, and a locked thread has grey buttons', async () => {
    screen = await openScreen(browser);
    const { page } = screen;
    const anna = screen.pane('Anna');
    await command(anna, '/belote start', { rules: 'Coinche' });
    await button(anna, 'Start').waitFor();
    await page.getByRole('button', { name: 'Break it' }).click();
    await page.getByRole('button', { name: 'Kill -9 and start again' }).click();
    await page.getByText('The bot was killed and started again.').waitFor();
    await button(anna, 'Start').click();
    await openThread(anna);
    await button(anna, 'My hand').click();
    await handOf(anna).waitFor();
    await page.getByRole('button', { name: 'Lock it' }).click();
    await anna.getByText('Locked: only moderators').waitFor();
    expect(await button(anna, 'My hand').getAttribute('aria-disabled')).toBe('true');
    expect(await anna.locator('.composer-closed').innerText()).toBe('You cannot write here.');
    expect(screen.complaints).toEqual([]);
  });

  it('axe-core finds no serious fault, dark and light, wide and narrow', async () => {
    screen = await openScreen(browser, { query: 'theme=dark&scene=hand-and-trick' });
    const { page } = screen;
    await page.locator('body[data-scene]').waitFor();
    await handOf(page.locator('.pane')).waitFor();
    await page.getByRole('button', { name: 'Break it' }).click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dark or light' }).click();
    await page.getByRole('button', { name: 'Requests' }).click();
    await page.locator('.request').first().waitFor();
    await page.locator('.composer input').fill('/');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Requests' }).click();
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(375);
  });
});

/** Bids as long as there is an auction, then plays a card, all without a mouse. */
async function playOneCard(page: Page): Promise<void> {
  const offers = page.locator('.message-ephemeral button[aria-disabled="false"]');
  for (;;) {
    await offers.and(page.locator('[data-custom-id*=":ca:"], [data-custom-id*=":pl:"]')).first().waitFor();
    await go(page, 'Tab', /:(?:ca|pl):/);
    const pressed = await focused(page);
    await page.keyboard.press('Enter');
    const [customId = ''] = /\S+$/.exec(pressed) ?? [];
    await page.locator(`[data-custom-id="${customId}"]`).waitFor({ state: 'detached' });
    if (customId.includes(':pl:')) return;
  }
}

/** Presses the key until the focus is on what has this text or label. */
async function go(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`the focus never comes to ${String(wanted)}`);
}

/** How it is called, and its custom_id when it is a component. */
async function focused(page: Page): Promise<string> {
  const name = await page.evaluate(`(({ activeElement: at }) =>
    [at?.getAttribute('aria-label') || at?.textContent || '', at?.dataset.customId ?? ''].join(' ').trim()
  )(document)`);
  return String(name);
}

type Findings = {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
};

/** What axe-core takes for serious or critical, each with where it is. */
async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<Findings>('axe.run()');
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((each) => `${id}: ${each.target.join(' ')} ${each.failureSummary}`),
    );
}
