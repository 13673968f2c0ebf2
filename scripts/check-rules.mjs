/**
 * Fails when the code refers to a § or T that `docs/` doesn't define, or two rules share a number.
 */
import { exit } from 'node:process';

import { readRuleBook } from './rules/rule-book.mjs';
import { referenceViolations } from './rules/violations.mjs';
import { readTracked, trackedFiles } from './repository/tracked-files.mjs';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.md', ':!docs/', ':!scripts/rules/'];

const paths = await trackedFiles(...SOURCES);
const sources = new Map(
  await Promise.all(
    paths.map(async (path) => /** @type {const} */ ([path, await readTracked(path)])),
  ),
);

const book = readRuleBook({
  rules: await readTracked('docs/rules.md'),
  economy: await readTracked('docs/economy.md'),
  threats: await readTracked('docs/threats.md'),
});
const violations = referenceViolations(book, sources);
for (const violation of violations) console.error(violation);
// The check must fail if it read nothing, because it then proves nothing.
if (book.rules.length === 0 || book.threats.size === 0 || sources.size === 0) {
  console.error('Nothing was read.');
  exit(1);
}
console.log(
  `${book.rules.length} rules, ${book.threats.size} threats, ${sources.size} files: ${violations.length} violations.`,
);
if (violations.length > 0) exit(1);
