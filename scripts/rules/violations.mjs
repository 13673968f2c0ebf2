import { referencesIn } from './references.mjs';
import { spelledAlike } from './rule-book.mjs';

/** @typedef {import('./rule-book.mjs').RuleBook} RuleBook */
/** @typedef {Map<string, string>} Sources file contents by path */

/**
 * @param {RuleBook} book
 * @param {Sources} sources
 * @returns {string[]} each rule number that is used twice, and each § or T in the sources that
 * isn't defined
 */
export const referenceViolations = (book, sources) => {
  const twice = book.rules.filter((rule, index) => book.rules.indexOf(rule) !== index);
  return [
    ...twice.map((rule) => `Rule ${rule} is defined twice.`),
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
  ];
};
