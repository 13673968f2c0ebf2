import { describe, expect, test } from 'vitest';

import { readRuleBook } from './rule-book.mjs';
import { referenceViolations } from './violations.mjs';

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
test('a rule that is defined twice is refused', () => {
  const twice = { ...book, rules: [...book.rules, 'E1'] };
  expect(referenceViolations(twice, new Map())).toEqual(['Rule E1 is defined twice.']);
});

describe('a reference in the code', () => {
  const violationsIn = (/** @type {string} */ text) =>
    referenceViolations(book, new Map([['a.ts', text]]));

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
});
