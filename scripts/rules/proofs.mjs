/** @typedef {import('./rule-book.mjs').RuleBook} RuleBook */

const NUMBER = String.raw`(?:R\d+\.\d+|[ET]\d+)`;
/** Matches the numbers at the start of a title such as `R2.6 T39 Enter leads to the market`. */
const LEADING_NUMBERS = new RegExp(String.raw`^${NUMBER}(?: ${NUMBER})*(?![^ ])`);

/** @param {string} title */
const numbersOf = (title) => LEADING_NUMBERS.exec(title)?.[0].split(' ') ?? [];

/**
 * Returns the rule and threat numbers in the source code of tests that did not run.
 * @param {string} source
 */
export const numbersIn = (source) =>
  [...source.matchAll(new RegExp(String.raw`\b${NUMBER}\b`, 'g'))].map(([number]) => number);

/**
 * @param {RuleBook} book
 * @param {readonly string[]} titles of passed tests
 * @param {ReadonlySet<string>} [excused] numbers whose tests did not run
 * @returns {string[]} each rule or open threat without a passed test, and each unknown number in a
 * title
 */
export const proofViolations = (book, titles, excused = new Set()) => {
  const proven = new Set(titles.flatMap(numbersOf));
  const threats = [...book.threats].map(([number, { isOpen }]) => ({
    number: `T${number}`,
    isOpen,
  }));
  const known = new Set([...book.rules, ...threats.map(({ number }) => number)]);
  return [
    ...[...book.rules, ...threats.filter(({ isOpen }) => isOpen).map(({ number }) => number)]
      .filter((number) => !proven.has(number) && !excused.has(number))
      .map((number) => `${number}: no passed test has this number at the start of its title.`),
    ...[...proven]
      .filter((number) => !known.has(number))
      .map((number) => `${number}: a test's title names it, but docs/ does not define it.`),
  ];
};
