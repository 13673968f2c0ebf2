import { describeMutant } from './mutants.mjs';
import { matchReasons } from './reasons.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./reasons.mjs').Reason} Reason */

/** The minimum fraction of an area's mutants that tests must kill. */
const GOAL = 0.85;

/**
 * Decides whether an area's tests kill enough mutants. An area without mutants fails.
 * @param {string} area
 * @param {readonly Mutant[]} mutants
 * @param {readonly Reason[]} reasons
 * @returns {{ lines: string[], isMet: boolean }} the summary first, then the remaining work
 */
export const verdict = (area, mutants, reasons) => {
  const survivors = mutants.filter(({ outcome }) => outcome === 'survived');
  const { explained, unexplained, stale } = matchReasons(survivors, reasons);
  const killed = mutants.length - survivors.length;
  const byTime = mutants.filter(({ isByTime }) => isByTime).length;
  const share = mutants.length === 0 ? 0 : killed / mutants.length;
  // Rounds down, so that a percentage below the goal never looks like the goal.
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return {
    lines: [
      `${area}: ${killed} of ${mutants.length} killed (${percent} %), ${byTime} of them by time, ` +
        `${explained.length} survive with a reason, ${unexplained.length} without`,
      ...unexplained.map((mutant) => `  ${describeMutant(mutant)}`),
      ...stale.map((name) => `  a reason that nothing needs any more: ${name}`),
    ],
    isMet: share >= GOAL && unexplained.length === 0,
  };
};
