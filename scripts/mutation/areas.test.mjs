import { expect, test } from 'vitest';

import { areasNamed } from './areas.mjs';

test('finds an area by its name, and several by a common prefix', () => {
  expect(areasNamed('bff-limits')).toEqual(['bff-limits']);
  expect(areasNamed('contract')).toEqual(['contract-typed-data']);
  expect(areasNamed('bff-provider').length).toBeGreaterThan(2);
});

test('refuses an unknown name, and lists the existing ones', () => {
  expect(() => areasNamed('bff-lim')).toThrow(
    /^There is no area bff-lim\. There are: bff-limits, /,
  );
});
