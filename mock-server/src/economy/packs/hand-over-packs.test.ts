import { expect, test } from 'vitest';

import { takeLatest } from './hand-over-packs';

const PURCHASES = [
  { at: 1, packs: 2, paid: '20' },
  { at: 2, packs: 3, paid: '60' },
];

test.each([
  ['no pack', 0, [], PURCHASES],
  [
    'a part of the last purchase',
    1,
    [{ at: 2, packs: 1, paid: '20' }],
    [PURCHASES[0], { at: 2, packs: 2, paid: '40' }],
  ],
  [
    'the last purchase and a part of the one before',
    4,
    [{ at: 1, packs: 1, paid: '10' }, PURCHASES[1]],
    [{ at: 1, packs: 1, paid: '10' }],
  ],
  ['all of them', 5, PURCHASES, []],
])('takes %s, at what was paid for it', (_, packs, taken, remaining) => {
  expect(takeLatest(PURCHASES, packs)).toEqual({ taken, remaining });
});
