import { LRUCache } from 'lru-cache';

import type { Seed } from '../../seed/seed';
import type { MarketSource } from '../catalogue/market-source';
import type { MarketBase } from '../tables/tables';
import { catalogueOfSeed } from './catalogue-of-seed';
import { composeMarket } from './compose-market';

const HOUR_MS = 60 * 60_000;
/** The maximum age of the history with which a market is opened. */
const FRESH_MS = 24 * HOUR_MS;
const MAX_BASES = 3;

/** Composes the base once for all worlds. Its history ends at the last full hour. */
export const createMarketSource = (
  seed: Seed,
  randomSeed: string,
  realNow: () => number = Date.now,
): MarketSource => {
  let catalogue: ReturnType<typeof catalogueOfSeed> | undefined;
  let latest: number | undefined;

  const source: MarketSource = {
    catalogue: () => (catalogue ??= catalogueOfSeed(seed)),
    anchor: () => {
      const now = realNow();
      if (latest === undefined || now - latest > FRESH_MS) {
        latest = Math.floor(now / HOUR_MS) * HOUR_MS;
      }
      return latest;
    },
    baseAt: (anchor) => bases.memo(anchor),
  };
  const bases = new LRUCache<number, Promise<MarketBase>>({
    max: MAX_BASES,
    memoMethod: (anchor) =>
      composeMarket({ catalogue: source.catalogue(), people: seed.people, anchor, randomSeed }),
  });
  return source;
};
