import { tierOf } from '@trait-market/contract/economy/shared';
import { keccak256, stringToHex } from 'viem';

import { createRandom, pick, shuffle } from '../../art/random';
import { WITHDRAW_MS } from '../burns/withdraw-ms';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { DAY_MS, HISTORY_MS, type SeedMarket } from './seed-market';

/** At most 18 burns, from 2 to 75 days ago, so that none of them can still be withdrawn. */
const BURNS = 18;
const DAYS = 75;
const LATEST_MS = 2 * DAY_MS;
const MOST_EDITIONS = 3;

/** Returns the traits that stay in their tier after a burn, in random order. */
const burnable = (market: SeedMarket, random: () => number): TraitEntry[] =>
  shuffle(random, [...market.catalogue.traits.values()]).filter(({ id }) => {
    const supply = market.tables.supply.find(id) ?? 0;
    return (
      market.tables.loose.countBy('trait', id) > 0 &&
      tierOf(supply + MOST_EDITIONS) === tierOf(supply) &&
      market.tables.drops.countBy('trait', id) === 0
    );
  });

type Burned = { trait: TraitEntry; collection: CollectionEntry; at: number; number: number };

const burnOf = (market: SeedMarket, random: () => number, randomSeed: string, burned: Burned) => {
  const { trait, collection, at, number } = burned;
  const { tables, anchor, happened } = market;
  const holders = tables.loose.findBy('trait', trait.id).map(({ account }) => account);
  const account = pick(random, holders);
  const quantity = 1 + Math.floor(random() ** 2 * MOST_EDITIONS);
  const id = keccak256(stringToHex(`${randomSeed} burn ${number}`));
  tables.burned.put(trait.id, quantity);
  tables.burns.put(id, {
    id,
    account,
    chainId: collection.chainId,
    traitId: trait.id,
    quantity,
    lockedAt: at - WITHDRAW_MS,
    until: at,
    withdrawnAt: null,
    gone: { number, left: tables.supply.find(trait.id) ?? 0 },
  });
  const activity = {
    chainId: collection.chainId,
    from: account,
    goods: [{ kind: 'trait', traitId: trait.id, quantity } as const],
  };
  happened({ ...activity, type: 'mint', at: anchor - HISTORY_MS });
  happened({ ...activity, type: 'burn', at });
};

/** Composes at most one burn for each trait. */
export const composeBurns = (market: SeedMarket, randomSeed: string): void => {
  const random = createRandom(`${randomSeed} burns`);
  const { catalogue, anchor } = market;
  const traits = burnable(market, random).slice(0, BURNS);
  const times = traits
    .map(() => anchor - LATEST_MS - Math.floor(random() * (DAYS * DAY_MS - LATEST_MS)))
    .toSorted((one, other) => one - other);
  for (const [index, trait] of traits.entries()) {
    const collection = catalogue.collections.get(trait.collection);
    const at = times[index];
    if (collection === undefined || at === undefined) continue;
    burnOf(market, random, randomSeed, { trait, collection, at, number: index + 1 });
  }
};
