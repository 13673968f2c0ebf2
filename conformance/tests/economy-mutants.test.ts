import { expect, test } from 'vitest';

import { allEconomyMutants } from './economy-mutants/all-economy-mutants';
import { readMutants } from './economy-mutants/reads/all';
import { testMutants } from './catching/test-mutants';

const ofReads = new Set(readMutants.map(({ name }) => name));

testMutants(allEconomyMutants.filter(({ name }) => !ofReads.has(name)));

test('there are at least 60 broken markets, all different', () => {
  expect(new Set(allEconomyMutants.map(({ name }) => name)).size).toBe(allEconomyMutants.length);
  expect(allEconomyMutants.length).toBeGreaterThanOrEqual(60);
});
