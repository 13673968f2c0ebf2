/**
 * Holds `docs/rules.md`, `docs/economy.md` and `docs/threats.md` against the code: each rule names tests that exist
 * and always run, each threat has a test, and each § and T in the code leads to one of them.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { readRuleBook } from './rules/rule-book.mjs';
import { troublesOfProofs, troublesOfReferences } from './rules/troubles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.js',
  '*.css',
  '*.md',
  ':!docs/',
  ':!e2e/scripts/rules/',
];

const read = (/** @type {string} */ path) => readFile(join(root, path), 'utf8');

const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--', ...SOURCES], {
  cwd: root,
  maxBuffer: 16 * 1024 * 1024,
});
const sources = new Map(
  await Promise.all(
    stdout
      .split('\0')
      .filter(Boolean)
      .map(async (path) => /** @type {const} */ ([path, await read(path)])),
  ),
);
const [rules, economy, threats, proofs] = await Promise.all(
  ['docs/rules.md', 'docs/economy.md', 'docs/threats.md', 'docs/proofs.json'].map(read),
);
if (rules === undefined || economy === undefined || threats === undefined || proofs === undefined)
  throw new Error('Promise.all gave fewer than it was given.');

const book = readRuleBook({ rules, economy, threats });
const troubles = [
  ...troublesOfProofs(book, JSON.parse(proofs), sources),
  ...troublesOfReferences(book, sources),
];
for (const trouble of troubles) console.error(trouble);
// A check that read nothing must not pass.
if (book.rules.length === 0 || book.threats.size === 0 || sources.size === 0) {
  console.error('Nothing was read.');
  exit(1);
}
console.log(
  `${book.rules.length} rules, ${book.threats.size} threats, ${sources.size} files: ${troubles.length} troubles.`,
);
if (troubles.length > 0) exit(1);
