/**
 * @typedef {object} Mutant
 * @property {string} file its path in the package
 * @property {number} line where the change starts, from 1
 * @property {string} place its range in Stryker's format
 * @property {string} code the whole first line, trimmed
 * @property {string} mutator Stryker's name for this kind of change
 * @property {string} original the replaced code
 * @property {string} replacement
 * @property {'killed' | 'survived'} outcome
 * @property {boolean} isByTime whether a time limit killed it, as for endless loops
 */

/** @typedef {{ line: number, column: number }} Position both from 1 */

/**
 * @param {string} source
 * @param {{ start: Position, end: Position }} location
 */
export const textAt = (source, { start, end }) => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : line.length),
    )
    .join('\n');
};

/**
 * Formats a range for Stryker, whose lines start at 1 and whose columns start at 0.
 * @param {{ start: Position, end: Position }} location
 */
export const placeOf = ({ start, end }) =>
  `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/**
 * @param {readonly Mutant[]} mutants
 * @param {readonly Mutant[]} triedAgain
 * @returns {Mutant[]}
 */
export const afterSecondTry = (mutants, triedAgain) => {
  const nameOf = (/** @type {Mutant} */ { file, place, mutator, replacement }) =>
    JSON.stringify([file, place, mutator, replacement]);
  const killed = new Map(
    triedAgain
      .filter(({ outcome }) => outcome === 'killed')
      .map((mutant) => /** @type {const} */ ([nameOf(mutant), mutant])),
  );
  return mutants.map((mutant) => killed.get(nameOf(mutant)) ?? mutant);
};

/** @param {string} code */
export const onOneLine = (code) => code.trim().replaceAll(/\s+/g, ' ');

const SHOWN = 80;

/** @param {string} code */
const shorten = (code) => {
  const line = onOneLine(code);
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
};

/** @param {Mutant} mutant */
export const describeMutant = ({ file, line, mutator, original, replacement }) =>
  `${file}:${line} ${mutator}: ${shorten(original)} -> ${shorten(replacement)}`;
