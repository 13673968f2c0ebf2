import { expect, test } from 'vitest';

import { isPresent } from './presence';

test.each([
  ['extension', {}, false],
  ['extension', { ethereum: {} }, false],
  ['extension', { ethereum: { isMetaMask: true } }, true],
  ['injected', {}, false],
  ['injected', { ethereum: null }, false],
  ['injected', { ethereum: {} }, true],
  ['announced', {}, true],
  ['hosted', {}, true],
  ['relay', {}, true],
  ['demo', {}, true],
] as const)('%s in a page with %o: %s', (kind, page, expected) => {
  expect(isPresent(kind, page)).toBe(expected);
});
