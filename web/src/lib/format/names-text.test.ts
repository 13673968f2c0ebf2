import { expect, test } from 'vitest';

import { namesText } from './names-text';

test.each([
  [['Tomato Fez'], 'Tomato Fez'],
  [['Tin Crown', 'Tomato Fez'], 'Tin Crown and Tomato Fez'],
  [['Tin Crown', 'Tomato Fez', 'Tin Crown'], '2 × Tin Crown and Tomato Fez'],
])('E589 lists %j as “%s”', (names, text) => {
  expect(namesText(names)).toBe(text);
});
