/**
 * @typedef {object} RuleBook
 * @property {string[]} rules the numbers of all rules: `R4.21`, `E7`
 * @property {Map<string, Set<string>>} names by section: the names of its parts, in lower case
 * @property {Map<string, { isOpen: boolean }>} threats by number; a threat that isn't open has no
 * test yet
 */

const RULE = /^- \*\*(?<number>[\dE.]+)\*\* (?<text>.*)$/;
const SECTION = /^## §(?<section>\d+) (?<title>.+)$/;
const PART = /^### (?<part>.+)$/;
const CALL = /^\| (?<call>(?:GET|POST|PATCH) \S+) +\|/;
const THREAT = /^(?<number>\d+)\. (?<text>.*)$/;

/** Matches the name at the start of a rule such as `Access token: decoded, it contains …`. */
const LEADING_NAME = /^(?<name>[\w-]+(?: [\w-]+){0,3}):/;

/** Converts a name to lower case, and `/users/{id}` to `/users/:id`. */
export const spelledAlike = (/** @type {string} */ name) =>
  name.toLowerCase().replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * @param {{ rules: string, economy: string, threats: string }} texts the Markdown of each
 * @returns {RuleBook}
 */
export const readRuleBook = ({ rules, economy, threats }) => {
  /** @type {RuleBook} */
  const book = { rules: [], names: new Map(), threats: new Map() };
  /** @type {Set<string>} */
  let names = new Set();
  for (const line of rules.split('\n')) {
    const section = SECTION.exec(line)?.groups;
    if (section !== undefined) {
      names = new Set([spelledAlike(`${section['title']}`)]);
      book.names.set(`${section['section']}`, names);
    }
    const rule = RULE.exec(line)?.groups;
    if (rule !== undefined) book.rules.push(`R${rule['number']}`);
    const name =
      PART.exec(line)?.groups?.['part'] ??
      CALL.exec(line)?.groups?.['call'] ??
      LEADING_NAME.exec(rule?.['text'] ?? '')?.groups?.['name'];
    if (name !== undefined) names.add(spelledAlike(name));
  }
  for (const line of economy.split('\n')) {
    const rule = RULE.exec(line)?.groups;
    if (rule !== undefined) book.rules.push(`${rule['number']}`);
  }
  for (const line of threats.split('\n')) {
    const threat = THREAT.exec(line)?.groups;
    if (threat !== undefined)
      book.threats.set(`${threat['number']}`, { isOpen: !threat['text']?.includes('_not yet_') });
  }
  return book;
};
