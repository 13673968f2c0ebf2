import { z } from 'zod';

/** Starts to note the long tasks of a page, in the page itself. */
const watch = () => {
  const longTasks = /** @type {number[]} */ ([]);
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  Object.assign(globalThis, { longTasks });
};

/**
 * Notes the long tasks of a page from here on. Garbage that is left from before is collected first: it
 * would be counted against what follows.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<number[]>>} gives those so far, in milliseconds, each over 50: the
 *   browser tells no others
 */
export const watchLongTasks = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  await page.evaluate(watch);
  return async () => z.array(z.number()).parse(await page.evaluate('longTasks'));
};
