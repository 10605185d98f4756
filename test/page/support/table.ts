import type { Locator, Page } from 'playwright-core';

/** Types a command and chooses it; options by what their fields are called, then sends it. */
export async function command(
  pane: Locator,
  typed: string,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await pane.locator('.composer input').fill(typed);
  await pane.locator('.command-list').getByRole('option').first().click();
  for (const [name, value] of Object.entries(options)) {
    const field = pane.locator('.option-field', { hasText: name }).first();
    await field.locator('input').fill(value);
    const choice = field.getByRole('option', { name: value, exact: true });
    if ((await choice.count()) > 0) await choice.click();
  }
  await pane.getByRole('button', { name: 'Send' }).click();
  await pane.locator('.composer input').waitFor();
}

/** A button of the newest message that has one of this name. */
export function button(pane: Locator, name: string): Locator {
  return pane.locator('.message').getByRole('button', { name, exact: true }).last();
}

/** The thread that is listed first. */
export async function openThread(pane: Locator): Promise<void> {
  const thread = pane.locator('.channels ul ul .channel').first();
  await thread.click();
  await thread.and(pane.locator('[aria-current="page"]')).waitFor();
  await button(pane, 'My hand').waitFor();
}

/** Every card in a text, `10♥` for instance; the bot's own mark is a bare ♣. */
export const CARDS = /(?:10|[789JQKA])[♣♦♥♠]/gu;

/** The open hand of whoever looks, once its cards are there: before, only an answer to come stands in its place. */
export function handOf(pane: Locator): Locator {
  return pane.locator('.message-ephemeral', { hasText: new RegExp(CARDS.source, 'u') });
}

const OFFER = '.message-ephemeral button[aria-disabled="false"]';
const MOVES = `${OFFER}[data-custom-id*=":pl:"], ${OFFER}[data-custom-id*=":ca:"]`;
const DEAL_OVER = 'button[data-custom-id$=":nd"], button[data-custom-id$=":rm"]';
const REDRAWN_MS = 1500;
/** More than any deal takes. */
const MOST_MOVES = 200;

/**
 * Plays by clicking whatever is offered first, on whichever screen, until the deal is over; gives the clicks. A button
 * that is redrawn before the click reaches it is looked for again. It is the button that is clicked and not the place
 * where it was seen: when the hand is redrawn in that instant, *Dismiss message* may lie there.
 */
export async function clickThroughDeal(page: Page): Promise<number> {
  const known = new Set<string>();
  for (let tries = 0; tries < MOST_MOVES; tries += 1) {
    await page.locator(`${MOVES}, ${DEAL_OVER}`).first().waitFor();
    if ((await page.locator(DEAL_OVER).count()) > 0) return known.size;
    const move = page.locator(MOVES).first();
    const id = await move.getAttribute('data-custom-id', { timeout: REDRAWN_MS }).catch(() => null);
    const offered = page.locator(`${OFFER}[data-custom-id="${id}"]`).first();
    const clicked = await offered.dispatchEvent('click', {}, { timeout: REDRAWN_MS }).then(
      () => true,
      () => false,
    );
    // A click may have come home although the browser was too slow to say so.
    if (id === null || (!clicked && (await offered.count()) > 0)) continue;
    known.add(id);
    await offered.waitFor({ state: 'detached' });
  }
  throw new Error('the deal does not end');
}
