import { z } from 'zod';

const watch = () => {
  const longTasks = /** @type {number[]} */ ([]);
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  Object.assign(globalThis, { longTasks });
};

/**
 * Starts recording long tasks. Collects garbage first, so that this doesn't lengthen later tasks.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<number[]>>} returns the durations so far, in ms, each over 50
 */
export const watchLongTasks = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  await page.evaluate(watch);
  return async () => z.array(z.number()).parse(await page.evaluate('longTasks'));
};
