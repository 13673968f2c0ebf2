import { watchLongTasks } from './long-tasks.mjs';
import { putPagesFirst } from './page-first.mjs';
import { watchPageSpeed } from './page-speed.mjs';

/** CSS pixels per second, like a user looking for something. */
const SCROLL_SPEED = 3_000;
const STROKE = 9_000;
const HAND = { x: 900, y: 450 };
/** Exceeds the gap between two columns, in CSS pixels. */
const COLUMN_GAP = 32;
/** Limits scrolls that make no progress. */
const STROKES_MAX = 200;
/** How long the idle page is measured for its speed. */
const STILL_MS = 5_000;
/** How long the page may work after the last scroll. */
const AFTERMATH_MS = 500;

/**
 * @typedef {object} Scrolled
 * @property {number} passed traits up to the last one under the pointer
 * @property {number} pages of traits that were loaded
 * @property {number} mostCards the maximum of mounted cards
 * @property {number[]} longTasks in milliseconds, each over 50
 * @property {number} seconds
 * @property {number} slowed how many times slower the page was than before, measured in itself
 * @property {boolean} isFirst whether the page had priority over all else
 */

/** Runs in the page. */
const watchCards = () => {
  const wall = document.querySelector('li[aria-posinset]')?.parentElement;
  if (!wall) throw new Error('There is no wall of cards.');
  const count = () =>
    Object.assign(globalThis, {
      mostCards: Math.max(
        Number(Reflect.get(globalThis, 'mostCards') ?? 0),
        wall.childElementCount,
      ),
    });
  count();
  new MutationObserver(count).observe(wall, { childList: true });
};

/**
 * Returns the index of the card under the pointer, left of a column gap; 0 between rows.
 * @param {typeof HAND & { gap: number }} hand
 */
const placeUnder = ({ x, y, gap }) => {
  const cards = [x, x - gap].map((left) =>
    document.elementFromPoint(left, y)?.closest('li[aria-posinset]'),
  );
  return Number(cards.find(Boolean)?.getAttribute('aria-posinset') ?? 0);
};

/**
 * Scrolls with the wheel at a constant speed until a number of traits has passed.
 * @param {import('@playwright/test').Page} page with the wall's first cards
 * @param {{ traits: number, slowDown: number }} how
 * @returns {Promise<Scrolled>}
 */
export const scrollWall = async (page, { traits, slowDown }) => {
  const devtools = await page.context().newCDPSession(page);
  let pages = 0;
  page.on('response', (response) => {
    if (/\/economy\/v1\/traits\?.*cursor=/.test(response.url()) && response.ok()) pages += 1;
  });
  await page.evaluate(watchCards);
  const timeSpent = await watchPageSpeed(page);
  await page.waitForTimeout(STILL_MS);
  const longTasks = await watchLongTasks(page);
  const unslowed = await timeSpent();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const browser = page.context().browser();
  const isFirst = browser !== null && (await putPagesFirst(browser));
  const began = Date.now();
  let passed = 0;
  for (let stroke = 0; passed < traits && stroke < STROKES_MAX; stroke += 1) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: HAND.x,
      y: HAND.y,
      yDistance: -STROKE,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    passed = Math.max(passed, await page.evaluate(placeUnder, { ...HAND, gap: COLUMN_GAP }));
  }
  const seconds = (Date.now() - began) / 1000;
  const slowed = (await timeSpent()) / unslowed;
  await page.waitForTimeout(AFTERMATH_MS);
  const mostCards = Number(await page.evaluate('mostCards'));
  await devtools.detach();
  return { passed, pages, mostCards, longTasks: await longTasks(), seconds, slowed, isFirst };
};
