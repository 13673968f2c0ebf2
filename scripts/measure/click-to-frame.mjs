/**
 * From a click to the frame in which something that it changes is seen.
 *
 * @typedef {object} Reaction
 * @property {number[]} times in milliseconds, one for each click, in order
 * @property {number} median
 * @property {number} worst
 */

/** @param {number[]} times */
export const reactionOf = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { times, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
};

/**
 * In the page: from the next click, as the browser received it, until a frame has been drawn in which `read`
 * gives something else than now.
 *
 * @param {() => string | undefined} read undefined: not drawn yet
 * @returns {Promise<number>} milliseconds
 */
const nextReaction = (read) =>
  new Promise((resolve) => {
    const before = read();
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const now = read();
          if (now === undefined || now === before) requestAnimationFrame(look);
          else {
            // A task that follows a frame's callbacks comes after what they have drawn.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(undefined);
          }
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });

/**
 * Clicks once, as a hand does, and tells how long it took.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ x: number, y: number }} at
 * @param {() => string | undefined} read runs in the page: what the click changes
 */
export const clickToFrame = async (page, at, read) => {
  await page.evaluate(`globalThis.reaction = (${nextReaction})(${read}); undefined`);
  await page.mouse.click(at.x, at.y);
  return Number(await page.evaluate('globalThis.reaction'));
};
