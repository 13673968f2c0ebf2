import { expect, test } from 'vitest';

import { scoreText, shownScoreChange } from './score-text';

test.each([
  [214.96, 217.54, '2.5'],
  [217.54, 214.96, '-2.5'],
  [999.96, 1_234.5, '234.5'],
  [5.04, 4.96, '0.0'],
])('the change from %d to %d agrees with the scores that are shown', (before, after, change) => {
  expect(scoreText(shownScoreChange(before, after))).toBe(change);
});
