import type { ChainId, Coin, Rarity } from '@trait-market/contract/economy/shared';

import { pick } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import { wearOf } from '../traits/rarity';
import { looseKey } from '../tables/keys';
import { HISTORY_MS, type SeedMarket } from './seed-market';

/** The average number of sales per trait; the total is limited for huge catalogues. */
const SALES_PER_TRAIT = 6;
const MOST_SALES = 12_000;

const STEP_WEI = 10n ** 14n;

/** Initial prices in ETH by rarity. Unworn traits are expensive, because they are in demand. */
const FIRST_PRICE: Readonly<Record<Rarity, number>> = {
  common: 0.012,
  uncommon: 0.03,
  rare: 0.08,
  epic: 0.22,
  legendary: 0.6,
  unworn: 0.6,
};
const COINS_PER_ETHER: Readonly<Record<ChainId, number>> = { 1: 1, 137: 6_000 };

export const weiOf = (coins: number): bigint =>
  BigInt(Math.max(1, Math.round(coins * 10_000))) * STEP_WEI;

export type Prices = Map<string, number>;

const firstPrices = (market: SeedMarket): Prices => {
  const { catalogue, random } = market;
  const context = { catalogue, tables: market.tables };
  return new Map(
    [...catalogue.traits.values()].map((trait) => {
      const chainId = catalogue.collections.get(trait.collection)?.chainId ?? 1;
      const { rarity } = wearOf(context, trait);
      const spread = 0.6 + random() * 0.9;
      return [trait.id, FIRST_PRICE[rarity] * spread * COINS_PER_ETHER[chainId]];
    }),
  );
};

const give = ({ tables }: SeedMarket, traitId: string, from: Account, to: Account): void => {
  const before = tables.loose.find(looseKey(from, traitId))?.quantity ?? 0;
  if (before === 1) tables.loose.remove(looseKey(from, traitId));
  else tables.loose.put(looseKey(from, traitId), { account: from, traitId, quantity: before - 1 });
  const quantity = (tables.loose.find(looseKey(to, traitId))?.quantity ?? 0) + 1;
  tables.loose.put(looseKey(to, traitId), { account: to, traitId, quantity });
};

const sell = (market: SeedMarket, prices: Prices, trait: TraitEntry, at: number): void => {
  const { tables, random, accounts, catalogue, happened } = market;
  const chainId = catalogue.collections.get(trait.collection)?.chainId ?? 1;
  const holders = tables.loose.findBy('trait', trait.id);
  const from = pick(random, holders).account;
  const to = pick(random, accounts);
  if (from === to) return;
  const price = (prices.get(trait.id) ?? 1) * (0.87 + random() * 0.29);
  prices.set(trait.id, price);
  give(market, trait.id, from, to);
  const coin: Coin = random() < 0.3 ? 'wrapped' : 'native';
  happened({
    type: 'sale',
    at,
    chainId,
    from,
    to,
    goods: [{ kind: 'trait', traitId: trait.id, quantity: 1 }],
    price: { coin, amount: String(weiOf(price)) },
  });
};

/** Composes half a year of sales. Each sale moves an edition and changes the trait's price. */
export const composeHistory = (market: SeedMarket): Prices => {
  const { catalogue, random, anchor } = market;
  const prices = firstPrices(market);
  const traits = [...catalogue.traits.values()];
  if (traits.length === 0) return prices;
  const count = Math.min(MOST_SALES, traits.length * SALES_PER_TRAIT);
  const times = Array.from(
    { length: count },
    () => anchor - Math.floor(random() ** 1.4 * HISTORY_MS * 0.88),
  ).toSorted((one, other) => one - other);
  for (const at of times) {
    const trait = traits[Math.floor(random() ** 1.6 * traits.length)];
    if (trait !== undefined) sell(market, prices, trait, at);
  }
  return prices;
};
