import { afterAll, beforeAll, expect, test } from 'vitest';

import { catchMarkets, type CatchingMarkets } from './markets';
import { survivorsOf } from './survivors';
import type { EconomyMutant } from '../economy-mutants/economy-mutant';

const MINUTE_MS = 60_000;

/** Selects mutants by the id of the check that must detect them. */
const KILLED_BY = new RegExp(process.env['KILLED_BY'] ?? '');

/** Registers a test that each mutant is reported by the check that must detect it. */
export const testMutants = (mutants: readonly EconomyMutant[]): void => {
  const chosen = mutants.filter(({ killedBy }) => KILLED_BY.test(killedBy));

  let markets: CatchingMarkets;
  beforeAll(async () => {
    markets = await catchMarkets(chosen, { isWhole: false });
  }, MINUTE_MS);
  afterAll(() => markets.stop());

  test(
    `${chosen.length} broken markets, ${chosen.length} caught`,
    { timeout: 20 * MINUTE_MS },
    async () => {
      expect(await survivorsOf(chosen, markets.survival)).toEqual([]);
    },
  );
};
