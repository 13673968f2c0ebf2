import { expect, test } from 'vitest';

import { divingHelmet, laserEyes } from '../../../fixtures/traits';
import { uncheckedFields } from '../../shared/wrong-fields.fixture';
import { TraitSchema } from './traits.schema';

test.each([laserEyes, divingHelmet])('fixture %# parses to itself', (fixture) => {
  expect(TraitSchema.parse(fixture)).toEqual(fixture);
});

test.each([null, 7])('a trait whose picture is %j counts as having none', (imageUrl) => {
  const read = TraitSchema.parse({ ...laserEyes, imageUrl });
  expect(read).toEqual({ ...laserEyes, imageUrl: undefined });
});

test.each([laserEyes, divingHelmet])('every field of fixture %# has a rule', (fixture) => {
  expect(uncheckedFields(TraitSchema, fixture)).toEqual([]);
});

test('R3.4 a trait without an id cannot be linked to, so it is left out', () => {
  expect(TraitSchema.safeParse({ id: '', traitValue: 'Laser Eyes' }).success).toBe(false);
});
