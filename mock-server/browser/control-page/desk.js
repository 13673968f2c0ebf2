import { find } from './dom.js';

/** @typedef {import('./connect.js').MockClient} MockClient */

/**
 * What every section of the page works with.
 *
 * @typedef {object} Desk
 * @property {() => MockClient} control of the world that is looked at now
 * @property {(words: string) => void} say tells what was done
 * @property {() => Promise<void>} look asks the mock at once how the world is
 */

/**
 * What the page sees of a world, each time it looks.
 *
 * @typedef {object} Seen
 * @property {Awaited<ReturnType<MockClient['status']>>} status
 * @property {Awaited<ReturnType<MockClient['faults']>>} faults
 * @property {Awaited<ReturnType<MockClient['answers']>>} answers
 * @property {Awaited<ReturnType<MockClient['flags']>>} flags
 * @property {Awaited<ReturnType<MockClient['journal']>>} entries
 * @property {Awaited<ReturnType<MockClient['events']>>} events
 * @property {readonly string[]} worlds
 */

/**
 * A part of the page.
 *
 * @typedef {object} Section
 * @property {(seen: Seen) => void} [show]
 * @property {() => void} [leave] another world is looked at from now on
 */

/**
 * Does something and says that it was done, or, where the section has its place for that, why not.
 *
 * @param {Desk} desk
 * @param {ParentNode} section
 * @param {() => string | Promise<string>} action what to say afterwards
 * @returns {Promise<boolean>} whether it was done
 */
export const attempt = async (desk, section, action) => {
  const problem = find(section, '.problem', HTMLElement);
  problem.textContent = '';
  let isDone = false;
  try {
    desk.say(await action());
    isDone = true;
  } catch (error) {
    problem.textContent = error instanceof Error ? error.message : String(error);
  }
  await desk.look();
  return isDone;
};
