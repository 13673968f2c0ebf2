/**
 * @typedef {object} Reaction
 * @property {number[]} times milliseconds from each click to the frame with its effect, in order
 * @property {number} median
 * @property {number} worst
 */

/** @param {number[]} times */
export const reactionOf = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { times, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
};

/**
 * Measures the time from the next click to a frame in which `read` returns a new value. Runs in the
 * page.
 * @param {() => string | undefined} read undefined means that nothing is drawn yet
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
            // A task that is queued in a frame's callback runs after the browser has drawn the
            // frame.
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
 * @param {import('@playwright/test').Page} page
 * @param {{ x: number, y: number }} at
 * @param {() => string | undefined} read runs in the page: the value that the click changes
 */
export const clickToFrame = async (page, at, read) => {
  await page.evaluate(`globalThis.reaction = (${nextReaction})(${read}); undefined`);
  await page.mouse.click(at.x, at.y);
  return Number(await page.evaluate('globalThis.reaction'));
};
