import { expect, test } from 'vitest';

import { RefusalSchema, refusalCodeOf } from './refusals';

test('a refusal is told by its code', () => {
  expect(refusalCodeOf({ message: 'The price has moved.', code: 'price-moved' })).toBe(
    'price-moved',
  );
});

test.each([{ message: 'x' }, { message: 'x', code: 'newer' }, { code: 'replayed' }, 'x', null])(
  '%j has no code that is known',
  (body) => {
    expect(refusalCodeOf(body)).toBeUndefined();
  },
);

test('an unknown code does not break an answer', () => {
  expect(RefusalSchema.safeParse({ message: 'x', code: 'newer' }).success).toBe(true);
});
