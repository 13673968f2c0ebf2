import { expect, test } from 'vitest';

import { fathom7 } from '../../../fixtures/economy/collectors';
import { AvatarImageQuerySchema, AvatarSchema } from './avatars.schema';

test('the fixture parses to itself', () => {
  expect(AvatarSchema.parse(fathom7)).toEqual(fathom7);
});

test.each(['..', 'a/b', '<svg>', ''])('%j is no trait to try on', (id) => {
  expect(AvatarImageQuerySchema.safeParse({ with: id }).success).toBe(false);
  expect(AvatarImageQuerySchema.parse({ with: 'laser-eyes' })).toEqual({ with: ['laser-eyes'] });
});
