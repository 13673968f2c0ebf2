import { z } from 'zod';

/**
 * The time between two measurements, in ms. At this interval, measuring takes a few percent of a
 * throttled processor's time.
 */
const EVERY_MS = 500;

/**
 * Times a fixed workload at regular intervals. The workload takes 2 to 3 ms without throttling.
 * Runs in the page.
 * @param {number} every
 */
const watch = (every) => {
  const times = /** @type {number[]} */ ([]);
  /** @param {number} seed */
  const work = (seed) => {
    let value = seed;
    for (let round = 0; round < 1_000; round += 1) value = (Math.imul(value, 31) + round) | 0;
    return value;
  };
  let value = 1;
  setInterval(() => {
    const began = performance.now();
    for (let round = 0; round < 2_000; round += 1) value = work(value);
    times.push(performance.now() - began);
  }, every);
  Object.assign(globalThis, { times });
};

/** Removes the recorded times and returns them. Runs in the page. */
const take = () => Reflect.get(globalThis, 'times').splice(0);

/**
 * Starts measuring in the page, and resolves to a function that returns the median duration since
 * its previous call, in ms.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<number>>}
 */
export const watchPageSpeed = async (page) => {
  await page.evaluate(watch, EVERY_MS);
  return async () => {
    const times = z
      .array(z.number())
      .min(1)
      .parse(await page.evaluate(take));
    return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  };
};
