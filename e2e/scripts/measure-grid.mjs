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
/** Before the scrolling: what belongs to opening the page is no part of it. */
const SETTLE_MS = 3_000;

const product = await startProduct({ MOCK_TRAITS: String(TRAITS) });
const browser = await chromium.launch(launchOptions());
try {
  await fetch(`${product.mockUrl}/__mock/flags`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market: true }),
  });
  const { total } = z
    .object({ total: z.number() })
    .parse(await (await fetch(`${product.bffUrl}/economy/v1/traits?limit=1`)).json());
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
        : `${longTasks.length} tasks over ${TASK_GOAL_MS} ms, the longest ${longest} ms`;
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
