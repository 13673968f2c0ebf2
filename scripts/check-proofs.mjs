/**
 * Requires a passed test for each rule and threat. An option excuses those that only journeys
 * prove.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

import { readTracked, trackedFiles } from './repository/tracked-files.mjs';
import { numbersIn, proofViolations } from './rules/proofs.mjs';
import { readRuleBook } from './rules/rule-book.mjs';
import { playwrightTitles, vitestTitles } from './test-run/passed-titles.mjs';
import { readReport } from './test-run/reports.mjs';

const results = fileURLToPath(new URL('../.results', import.meta.url));
const reports = (await readdir(results)).filter((name) => name.endsWith('.json'));
const titles = await Promise.all(
  reports.map(async (name) => {
    const report = await readReport(join(results, name));
    return name === 'playwright.json' ? playwrightTitles(report) : vitestTitles(report);
  }),
);
const notRun = argv.includes('--without-journeys') ? await trackedFiles('e2e/journeys/*.ts') : [];
const notRunNumbers = (await Promise.all(notRun.map(readTracked))).flatMap(numbersIn);

const violations = proofViolations(
  readRuleBook({
    rules: await readTracked('docs/rules.md'),
    economy: await readTracked('docs/economy.md'),
    threats: await readTracked('docs/threats.md'),
  }),
  titles.flat(),
  new Set(notRunNumbers),
);
for (const violation of violations) console.error(violation);
if (violations.length > 0) exit(1);
