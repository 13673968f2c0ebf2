import { expect, test } from 'vitest';

import { refusalAbout, refusalCodeOf } from './read-refusal';
import { RefusalSchema } from './refusals';

test('a refusal is recognized by its code', () => {
  expect(refusalCodeOf({ message: 'The price has moved.', code: 'price-moved' })).toBe(
    'price-moved',
  );
});

test.each([{ message: 'x' }, { message: 'x', code: 'newer' }, { code: 'replayed' }, 'x', null])(
  '%j has no known code',
  (body) => {
    expect(refusalCodeOf(body)).toBeUndefined();
  },
);

test('an unknown code does not break an answer', () => {
  expect(RefusalSchema.safeParse({ message: 'x', code: 'newer' }).success).toBe(true);
});

test('a refusal about several avatars says which one it is about', () => {
  const avatar = { collection: 'fathom-club', tokenId: '7' };
  expect(refusalAbout({ message: 'x', code: 'avatar-moved', avatar })).toEqual({ avatar });
  expect(refusalAbout({ message: 'x', code: 'edition-not-there', trait: 'fez' })).toEqual({
    trait: 'fez',
  });
  expect(refusalAbout({ message: 'x' })).toEqual({});
  expect(refusalAbout('x')).toEqual({});
});
