import { readFileSync } from 'node:fs';
import { allChecks } from '@trait-market/conformance/all-checks';
import { ALL_ROUTES, isOfEconomy } from '@trait-market/conformance/contract/routes';
import { INVARIANTS } from '@trait-market/conformance/invariants';
import { expect, test } from 'vitest';

import { allEconomyMutants } from '../economy-mutants/all-economy-mutants';
import { allMutants } from '../mutants/all-mutants';
import { matching } from './clause';
import { economyReads } from './economy-reads';
import { falseAlarms } from './false-alarms';
import { oneAccount } from './one-account';
import { specification } from './specification';
import { mutantsOf, pageOf } from './table';

const INTRODUCTION = `# Clauses, checks and mutants

Which checks test each requirement, and which broken providers (mutants) prove that they do. A test
writes this page: the clauses and their checks are in \`clauses/\`, and the mutants are those whose
\`killedBy\` is one of the checks. In an id, \`*\` stands for any text. "Accepted" are the tests of
lawful behavior that must not raise an alarm.

`;

const ISSUE = [oneAccount, economyReads, falseAlarms];
const SECTIONS = [...ISSUE, ...specification];
const CLAUSES = SECTIONS.flatMap(({ clauses }) => clauses);
const PATTERNS = new Set(CLAUSES.flatMap(({ checks }) => checks));

// The sums are of the market's responses.
const INVARIANT_IDS = ALL_ROUTES.flatMap(({ name }) =>
  INVARIANTS.filter(({ family }) => family !== 'sums' || isOfEconomy(name)).map(
    ({ family }) => `${name}/${family}/every answer`,
  ),
);
const IDS = [
  ...allChecks({ seed: 1, cases: 1, economy: true }).map(({ id }) => id),
  ...INVARIANT_IDS,
];
const OF_V1 = IDS.filter((id) => !id.startsWith('economy.'));
const KILLERS = new Set([...allMutants, ...allEconomyMutants].map(({ killedBy }) => killedBy));

/**
 * Returns what a check has in common with those that are derived for other routes, fields and
 * parameters: its family and its name. The checks that violate a schema are one kind for bodies, for
 * queries and for paths.
 */
const kindOf = (id: string): string => {
  const [, family = '', ...rest] = id.split('/');
  const what = rest.join('/');
  const [, place] = /^(?:no )?(body|query|path)(?: |$)/.exec(what) ?? [];
  if (family === 'invalid' && place !== undefined) return `${family}/${place}`;
  return `${family}/${family === 'query' ? what.replace(/^\w+ /, '') : what}`;
};

test('clauses.md lists each clause with its checks and the mutants that they report', async () => {
  const page = pageOf([
    { title: 'Issue 48', sections: ISSUE },
    { title: 'The specification, for the calls of v1', sections: specification },
  ]);
  await expect(INTRODUCTION + page).toMatchFileSnapshot('../clauses.md');
});

test('every check that a clause names exists', () => {
  const unknown = [...PATTERNS].filter((pattern) => !IDS.some(matching(pattern)));
  expect(unknown).toEqual([]);
});

test('every clause has a check, and a mutant that a check reports', () => {
  const accepted = new Set(falseAlarms.clauses.map(({ clause }) => clause));
  const untested = CLAUSES.filter(
    (clause) =>
      mutantsOf(clause).length === 0 &&
      !(accepted.has(clause.clause) && clause.checks.length === 0),
  );
  expect(untested.map(({ clause }) => clause)).toEqual([]);
});

test('every behavior that must raise no alarm is sent by a test', () => {
  const missing = falseAlarms.clauses.flatMap(({ clause, lawful }) => {
    const unsent = lawful.filter(([file, title]) => {
      const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
      return !source.includes(`'${title}'`);
    });
    return lawful.length === 0 ? [clause] : unsent.map(([, title]) => title);
  });
  expect(missing).toEqual([]);
});

test('every check of v1 belongs to a clause', () => {
  const patterns = [...PATTERNS].map(matching);
  const homeless = OF_V1.filter((id) => !patterns.some((fits) => fits(id)));
  expect(homeless).toEqual([]);
});

test('a mutant shows that each kind of check can fail', () => {
  const shown = new Set([...KILLERS].map(kindOf));
  const kinds = new Set(IDS.map(kindOf));
  expect([...kinds].filter((kind) => !shown.has(kind))).toEqual([]);
});

test('a mutant shows that each flow of the economy can fail', () => {
  const flows = IDS.filter((id) => id.startsWith('economy.') && id.includes('/flow/'));
  expect(flows.filter((id) => !KILLERS.has(id))).toEqual([]);
});
