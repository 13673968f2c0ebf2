import { expect, test } from 'vitest';

import { divingHelmet, laserEyes } from '../../../fixtures/traits';
import { TraitSchema } from './traits.schema';

test.each([laserEyes, divingHelmet])('fixture %# parses to itself', (fixture) => {
  expect(TraitSchema.parse(fixture)).toEqual(fixture);
});

test('a trait without an id cannot be linked to, so it is none', () => {
  expect(TraitSchema.safeParse({ id: '', traitValue: 'Laser Eyes' }).success).toBe(false);
});
