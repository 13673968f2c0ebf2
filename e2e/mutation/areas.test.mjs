import { expect, test } from 'vitest';

import { areasNamed } from './areas.mjs';

test('an area is found by its name, several by how their names begin', () => {
  expect(areasNamed('bff-limits')).toEqual(['bff-limits']);
  expect(areasNamed('contract')).toEqual(['contract-typed-data']);
  expect(areasNamed('bff-provider').length).toBeGreaterThan(2);
});

test('a name that no area has is refused with those there are', () => {
  expect(() => areasNamed('bff-lim')).toThrow(
    /^There is no area bff-lim\. There are: bff-limits, /,
  );
});
