import { describe, expect, test } from 'vitest';

import { readRuleBook } from './rule-book.mjs';
import { proofViolations, referenceViolations } from './violations.mjs';

const book = readRuleBook({
  rules: `## §4 States
- **4.1** Loading: while it loads.
### Session expiry
- **4.2** It ends.
## §7 Calls
| GET /users/{id}/exists | existence |`,
  economy: '- **E1** It adds up.',
  threats: '1. M an empty text → 400\n2. M (_not yet_) a draw',
});
const TESTS = "test('it ends', () => {});\ntest('T1 an empty text is refused', () => {});";
const sources = new Map([['a.test.ts', TESTS]]);
const proofs = {
  4.1: ['a.test.ts › it ends'],
  4.2: ['a.test.ts › it ends'],
  E1: ['a.test.ts › T1 … is refused'],
};

describe('proofs', () => {
  test('are accepted when every rule names a test', () => {
    expect(proofViolations(book, proofs, sources)).toEqual([]);
  });

  test.each([
    ['a rule without one', { ...proofs, 4.2: [] }, 'Rule 4.2 names no test.'],
    ['one of no rule', { ...proofs, 4.3: [] }, 'There are tests for a rule 4.3'],
    ['no such file', { ...proofs, E1: ['b.test.ts › it ends'] }, 'there is no test'],
    ['no such title', { ...proofs, E1: ['a.test.ts › it begins'] }, 'there is no test'],
    ['something else', { ...proofs, E1: ['it ends'] }, 'is not of the form'],
  ])('are refused: %s', (_, changed, violation) => {
    expect(proofViolations(book, changed, sources)).toEqual([expect.stringContaining(violation)]);
  });

  test('are refused when the test may be skipped', () => {
    const skipping = new Map([['a.test.ts', `${TESTS}\ntest.skip('later', () => {});`]]);
    expect(proofViolations(book, proofs, skipping)).toHaveLength(3);
  });

  test('are refused when two rules have the same number', () => {
    const twice = { ...book, rules: [...book.rules, 'E1'] };
    expect(proofViolations(twice, proofs, sources)).toEqual(['Rule E1 stands twice.']);
  });
});

describe('a reference in the code', () => {
  const violationsIn = (/** @type {string} */ text) =>
    referenceViolations(book, new Map([...sources, ['a.ts', text]]));

  test.each([
    '// (§4)',
    '// (§4 Session expiry), said again',
    '/** As it is (§4 Session\n * expiry). */',
    '// (§4 Loading, less the user)',
    '// (§4 Loading: the user)',
    "rule: '§7 GET /users/:id/exists: anybody may ask'",
    '// §4 is about states',
    '// T1 and T2',
    '// RFC 9110 §10.2.3',
    "at('2026-01-02T03:04:05Z')",
  ])('is found: %s', (text) => {
    expect(violationsIn(text)).toEqual([]);
  });

  test.each([
    ['// (§5)', 'a.ts: there is no §5.'],
    ['// (§4 Session)', 'a.ts: §4 has no part “Session”.'],
    ["'§7 GET /users/me is asked'", 'a.ts: §7 has no part “GET /users/me”.'],
    ['// as T3 says', 'a.ts: there is no threat T3.'],
  ])('is refused when it leads nowhere: %s', (text, violation) => {
    expect(violationsIn(text)).toEqual([violation]);
  });

  test('an open threat needs a test with its number, in a test file', () => {
    const elsewhere = new Map([['a.ts', TESTS]]);
    expect(referenceViolations(book, elsewhere)).toEqual(['No test is titled T1.']);
  });
});
