import { expect, test } from 'vitest';

import { shareText } from './share-text';

test.each([
  [0, '0%'],
  [0.0004, '<0.1%'],
  [0.001, '0.1%'],
  [0.04, '4%'],
  [0.1234, '12.3%'],
  [1, '100%'],
])('writes a share of %d as %s', (share, words) => {
  expect(shareText(share)).toBe(words);
});
