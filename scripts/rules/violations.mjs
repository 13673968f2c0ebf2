import { whyNoRealTest } from './real-test.mjs';
import { referencesIn, threatsTested } from './references.mjs';
import { spelledAlike } from './rule-book.mjs';

/** @typedef {import('./rule-book.mjs').RuleBook} RuleBook */
/** @typedef {Map<string, string>} Sources what stands in each file, by its path */

const TESTS = /\.(?:test|spec)\.\w+$/;
/** `file › title`; an ellipsis in the title stands for what a parameter fills in. */
const PROOF = /^(?<file>\S+) › (?<title>.+)$/;

/**
 * @param {RuleBook} book
 * @param {Record<string, readonly string[]>} proofs
 * @param {Sources} sources
 * @returns {string[]} each rule without a proof, and each proof that proves nothing
 */
export const proofViolations = (book, proofs, sources) => {
  const known = new Set(book.rules);
  const twice = book.rules.filter((rule, index) => book.rules.indexOf(rule) !== index);
  return [
    ...twice.map((rule) => `Rule ${rule} stands twice.`),
    ...book.rules
      .filter((rule) => (proofs[rule] ?? []).length === 0)
      .map((rule) => `Rule ${rule} names no test.`),
    ...Object.keys(proofs)
      .filter((rule) => !known.has(rule))
      .map((rule) => `There are tests for a rule ${rule}, which is no rule.`),
    ...Object.entries(proofs).flatMap(([rule, tests]) =>
      tests.flatMap((test) => {
        const { file, title } = PROOF.exec(test)?.groups ?? {};
        if (file === undefined || title === undefined)
          return [`Rule ${rule}: “${test}” is not of the form “file › title”.`];
        const reason = whyNoRealTest(sources.get(file) ?? '', title);
        return reason === undefined ? [] : [`Rule ${rule}: “${title}” in ${file}: ${reason}.`];
      }),
    ),
  ];
};

/**
 * @param {RuleBook} book
 * @param {Sources} sources
 * @returns {string[]} each § and T in them that leads nowhere, and each threat that no test is titled by
 */
export const referenceViolations = (book, sources) => {
  const tested = new Set(
    [...sources].flatMap(([file, text]) => (TESTS.test(file) ? threatsTested(text) : [])),
  );
  return [
    ...[...sources].flatMap(([file, text]) => {
      const { sections, threats } = referencesIn(text);
      return [
        ...sections.flatMap(({ section, name }) => {
          const names = book.names.get(section);
          if (names === undefined) return [`${file}: there is no §${section}.`];
          return name === undefined || names.has(spelledAlike(name))
            ? []
            : [`${file}: §${section} has no part “${name}”.`];
        }),
        ...threats
          .filter((number) => !book.threats.has(number))
          .map((number) => `${file}: there is no threat T${number}.`),
      ];
    }),
    ...[...book.threats]
      .filter(([number, { isOpen }]) => isOpen && !tested.has(number))
      .map(([number]) => `No test is titled T${number}.`),
  ];
};
