/** Comments that begin a line: what stands in them is no test. Others cannot be told from addresses. */
const withoutComments = (/** @type {string} */ source) =>
  source.replaceAll(/^[ \t]*\/\*.*?\*\//gms, '').replaceAll(/^[ \t]*\/\/.*$/gm, '');

const escaped = (/** @type {string} */ text) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What runs no test, or runs it only sometimes, or wants it to fail. */
const NOT_RUN =
  /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails|fail|only)\b|\b[xf](?:test|it|describe)\(/;

/** The names by which a file calls tests: the runner's own, and those that it gives to extended ones. */
const namesIn = (/** @type {string} */ code) => [
  'test',
  'it',
  'describe',
  ...[...code.matchAll(/\bconst (\w+) = \w+\.extend\b/g)].map(([, name = '']) => name),
];

const MODIFIERS = String.raw`(?:\.(?:describe|each|for|step|concurrent|sequential|serial))*(?:<[^()]*>)?$`;

/** A test or a group of tests, each of a list too, and of any type. */
const callOf = (/** @type {readonly string[]} */ names) =>
  new RegExp(String.raw`\b(?:${names.join('|')})${MODIFIERS}`);

/**
 * The text that stands before the bracket which belongs to the one at the end.
 *
 * @param {string} text ends with a closing bracket
 */
const beforeBrackets = (text) => {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return '';
};

/**
 * @param {string} before all that stands before a title
 * @param {RegExp} call
 */
const isCalledBy = (before, call) => {
  const opened = before.trimEnd();
  if (!opened.endsWith('(')) return false;
  const callee = opened.slice(0, -1).trimEnd();
  return call.test(callee.endsWith(')') ? beforeBrackets(callee).trimEnd() : callee);
};

/**
 * Why a file has no test of that title which always runs; undefined when it has.
 *
 * @param {string} source
 * @param {string} title an ellipsis stands for what a parameter fills in
 */
export const whyNoRealTest = (source, title) => {
  const code = withoutComments(source).replaceAll(String.raw`\'`, "'");
  const pattern = title
    .split('…')
    .map(escaped)
    .join(String.raw`[^\n]*?`);
  const found = [...code.matchAll(new RegExp(`['"\`]${pattern}['"\`]\\s*,`, 'g'))];
  const call = callOf(namesIn(code));
  if (!found.some(({ index }) => isCalledBy(code.slice(0, index), call))) return 'there is no test';
  const notRun = NOT_RUN.exec(code)?.[0];
  return notRun === undefined ? undefined : `the file has a ${notRun}, so it is not sure to run`;
};
