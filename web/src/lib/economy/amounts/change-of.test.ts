import { expect, test } from 'vitest';

import { changeOf } from './change-of';

test.each([
  ['110', '100', '+10%'],
  ['100', '110', '−9.1%'],
  ['100', '100', '0%'],
  ['350', '100', '+250%'],
  ['0', '100', '−100%'],
])('%s after %s is %s', (now, before, text) => {
  expect(changeOf(now, before)?.text).toBe(text);
});

test('E114 shows no change when there was nothing before', () => {
  expect(changeOf('5', '0')).toBeUndefined();
  expect(changeOf('5', undefined)).toBeUndefined();
  expect(changeOf(undefined, '5')).toBeUndefined();
});
