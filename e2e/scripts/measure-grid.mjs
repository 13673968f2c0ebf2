/**
 * `pnpm --dir e2e measure:grid`, after a build: the market with 10,000 traits, scrolled evenly through
 * thousands of them, at the speed of this machine for reference and with a processor that is four times
 * slower. Exit code 1 when a goal is missed there. Other work on the machine counts against it: run
 * it alone.
 */
import { chromium } from '@playwright/test';
import { z } from 'zod';

import { launchOptions } from './browser/launch-options.mjs';
import { CARDS_GOAL, TASK_GOAL_MS } from './measure/goals.mjs';
import { scrollWall } from './measure/scroll-wall.mjs';
import { startProduct } from './product/product.mjs';

const TRAITS = 10_000;
/** Each passes so many traits; the goal is held against those that count. */
const RUNS = [
  { slowDown: 1, traits: 1_000, counts: false },
  { slowDown: 4, traits: 3_000, counts: true },
];
const MOST_TRAITS = Math.max(...RUNS.map(({ traits }) => traits));
/** Traits that the market gives at most at a time. */
const PAGE = 60;
/** Before the scrolling: what belongs to opening the page is no part of it. */
const SETTLE_MS = 3_000;

const TraitPage = z.object({
  items: z.array(z.object({ imageUrl: z.url() })),
  nextCursor: z.string().nullish(),
  total: z.number(),
});

/**
 * Asks for the picture of every trait that will be passed, for the mock paints each when it is first
 * asked for: it shares the processor with the page.
 *
 * @returns how many traits the market has
 */
const paintPictures = async () => {
  let [asked, cursor, total] = [0, '', 0];
  while (asked < MOST_TRAITS + PAGE) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(cursor && { cursor }) });
    const answer = await fetch(`${product.bffUrl}/economy/v1/traits?${query}`);
    const page = TraitPage.parse(await answer.json());
    for (const { imageUrl } of page.items) await (await fetch(imageUrl)).arrayBuffer();
    asked += page.items.length;
    total = page.total;
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  return total;
};

const product = await startProduct({ MOCK_TRAITS: String(TRAITS) });
const browser = await chromium.launch(launchOptions());
try {
  const total = await paintPictures();
  if (total !== TRAITS) throw new Error(`The market has ${total} traits instead of ${TRAITS}.`);

  for (const { slowDown, traits, counts } of RUNS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${product.bffUrl}/market`);
    await page.getByRole('list', { name: 'Traits' }).getByRole('listitem').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const { passed, pages, mostCards, longTasks, seconds } = await scrollWall(page, {
      traits,
      slowDown,
    });
    await context.close();

    const longest = Math.max(0, ...longTasks);
    const isMet = passed >= traits && mostCards < CARDS_GOAL && longTasks.length === 0;
    if (counts && !isMet) process.exitCode = 1;
    const tasks =
      longTasks.length === 0
        ? `no task over ${TASK_GOAL_MS} ms`
        : `${longTasks.length} of its tasks took over ${TASK_GOAL_MS} ms, the longest ${longest} ms`;
    const verdict = counts ? `; goal ${isMet ? 'met' : 'MISSED'}` : ' (reference)';
    console.log(
      `/market, ${slowDown}× CPU slow-down: ${passed} of ${total} traits passed in ${seconds.toFixed(0)} s, ` +
        `${pages} pages loaded on the way; at most ${mostCards} cards in the page (goal: fewer than ${CARDS_GOAL}); ` +
        `${tasks}${verdict}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
