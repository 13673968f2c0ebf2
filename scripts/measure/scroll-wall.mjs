import { watchLongTasks } from './long-tasks.mjs';
import { putPagesFirst } from './page-first.mjs';
import { watchPageSpeed } from './page-speed.mjs';

/** The speed in CSS pixels per second of a user who is looking for something. */
const SCROLL_SPEED = 3_000;
const STROKE = 9_000;
const HAND = { x: 900, y: 450 };
/** More than the gap between two columns, in CSS pixels. */
const COLUMN_GAP = 32;
/** The maximum number of scroll gestures, in case scrolling makes no progress. */
const STROKES_MAX = 200;
/** How long the speed of the idle page is measured before scrolling. */
const STILL_MS = 5_000;
/** How long tasks are still counted after the last scroll. */
const AFTERMATH_MS = 500;

/**
 * @typedef {object} Scrolled
 * @property {number} passed the number of traits up to the last one under the pointer
 * @property {number} pages the number of pages of traits that were loaded
 * @property {number} mostCards the maximum number of mounted cards
 * @property {number[]} longTasks durations in milliseconds, each over 50
 * @property {number} seconds
 * @property {number} slowed how many times slower the page was than without throttling, measured in
 * the page
 * @property {boolean} isFirst whether the page's processes had priority over all other processes
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
 * Returns the position of the card at the pointer or, in a column gap, left of it; otherwise 0.
 * @param {typeof HAND & { gap: number }} hand
 */
const placeUnder = ({ x, y, gap }) => {
  const cards = [x, x - gap].map((left) =>
    document.elementFromPoint(left, y)?.closest('li[aria-posinset]'),
  );
  return Number(cards.find(Boolean)?.getAttribute('aria-posinset') ?? 0);
};

/**
 * Scrolls with the wheel at a constant speed until the pointer has passed a number of traits.
 * @param {import('@playwright/test').Page} page must show the wall's first cards
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
