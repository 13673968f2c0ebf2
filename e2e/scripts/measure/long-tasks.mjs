import { z } from 'zod';

/** How long one task of the idle page works, in milliseconds: far below a long one. */
const SHORT_TASK_MS = 2;

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

/**
 * The long tasks of a blank page that works in short tasks only, with a processor that is so many
 * times slower: each is the machine's doing, which had the processor do something else meanwhile.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ slowDown: number, seconds: number }} how
 * @returns {Promise<number[]>} in milliseconds
 */
export const stallsOfMachine = async (browser, { slowDown, seconds }) => {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const longTasks = await watchLongTasks(page);
  await page.evaluate((taskMs) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const end = performance.now() + taskMs;
      while (performance.now() < end);
      port2.postMessage('');
    });
    port1.start();
    port2.postMessage('');
  }, SHORT_TASK_MS);
  await page.waitForTimeout(seconds * 1000);
  const stalls = await longTasks();
  await page.close();
  return stalls;
};
