import { find } from './dom.js';

/** @typedef {import('./connect.js').MockClient} MockClient */

/**
 * @typedef {object} Desk
 * @property {() => MockClient} control returns the client of the selected world
 * @property {(words: string) => void} say reports a result
 * @property {() => Promise<void>} look polls the mock immediately
 */

/**
 * The result of one poll of the world.
 * @typedef {object} Seen
 * @property {Awaited<ReturnType<MockClient['status']>>} status
 * @property {Awaited<ReturnType<MockClient['faults']>>} faults
 * @property {Awaited<ReturnType<MockClient['answers']>>} answers
 * @property {Awaited<ReturnType<MockClient['flags']>>} flags
 * @property {Awaited<ReturnType<MockClient['journal']>>} entries
 * @property {Awaited<ReturnType<MockClient['events']>>} events
 * @property {readonly string[]} worlds
 * @property {Awaited<ReturnType<MockClient['shadow']>> | undefined} shadow exists in shadow mode
 */

/**
 * @typedef {object} Section
 * @property {(seen: Seen) => void} [show]
 * @property {() => void} [leave] is called when another world is selected
 */

/**
 * Performs an action and reports its message, or its error within the section.
 * @param {Desk} desk
 * @param {ParentNode} section
 * @param {() => string | Promise<string>} action returns the message
 * @returns {Promise<boolean>} whether it succeeded
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
