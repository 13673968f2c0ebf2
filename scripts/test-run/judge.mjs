/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * Returns a run's counts. A run counts as one failure if it has no tests, no readable report, or a
 * non-zero exit code without failed tests.
 * @param {number | null} exitCode null when a signal or the time limit ended the runner
 * @param {() => Promise<Counts>} readCounts
 * @returns {Promise<Counts & { note?: string }>}
 */
export const judge = async (exitCode, readCounts) => {
  /** @type {Counts} */
  let counts;
  try {
    counts = await readCounts();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, skipped: 0, note: `no readable report: ${reason}` };
  }
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (exitCode === 0) return counts;
  const ending = exitCode === null ? 'was ended' : `ended with exit code ${exitCode}`;
  return { ...counts, failed: 1, note: `${ending}, although its report shows no failure` };
};
