/**
 * @typedef {object} PartResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} seconds
 * @property {string} [note] why it failed, when the counts alone do not say it
 */

/** @param {readonly PartResult[]} results */
const totals = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});

/** @param {readonly PartResult[]} results */
export const summaryTable = (results) => {
  const header = ['part', 'passed', 'failed', 'skipped', 'seconds'];
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    String(passed),
    String(failed),
    String(skipped),
    seconds.toFixed(1),
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  /** @param {readonly string[]} cells */
  const line = (cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const notes = results.flatMap(({ name, note }) =>
    note === undefined ? [] : [`${name}: ${note}`],
  );
  return [
    line(header),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.map(line),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
};

/**
 * Returns the last line, which programs read, and the exit code. A run without tests fails.
 * @param {readonly PartResult[]} results
 * @returns {{ line: string, exitCode: 0 | 1 }}
 */
export const verdict = (results) => {
  const { passed, failed } = totals(results);
  return {
    line: `${passed} passed, ${failed} failed`,
    exitCode: failed > 0 || passed === 0 ? 1 : 0,
  };
};
