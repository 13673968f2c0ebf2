import { expect, test } from 'vitest';

import { isOnlyClose } from './is-close';

test.each([
  [['Laser Eyes'], 'laser', false],
  [['Laser Eyes'], ' LASER e', false],
  [['Ferryman’s Coins'], "ferryman's", false],
  [['Laser Eyes', 'Razor Lashes'], 'lazer', true],
  [['Lazer', 'Laser Eyes'], 'lazer', false],
  [[], 'lazer', false],
  [['Tin Parliament #7'], 'parliament 7', false],
  [['Tin Parliament #7'], 'parlament 7', true],
])('%j are only close matches for %j: %s', (names, text, expected) => {
  expect(isOnlyClose(names, text)).toBe(expected);
});
