import { type CriteriaWords, SLOTS, TierSchema } from '@trait-market/contract/economy/shared';
import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, pick } from '../../art/random';
import type { CollectionEntry } from '../catalogue/catalogue';
import { criteriaFrom, rootOf, traitsMeant } from '../traits/criteria';
import type { AnyGood } from '../tables/rows';
import { weiOf, type Prices } from './compose-history';
import { enter, LASTING_MS } from './compose-orders';
import { DAY_MS, type SeedMarket } from './seed-market';

const MADE_WITHIN_DAYS = 20;
const MOST_WANTED = 4;

const wantedIn = (random: () => number): CriteriaWords[] => {
  const [slot, other] = [pick(random, SLOTS), pick(random, SLOTS)];
  return [{}, { slot }, { slot: other, tier: pick(random, TierSchema.options) }];
};

const WANTED_RARITIES = ['legendary', 'epic', 'rare'] as const;

/** Returns the highest rarities that traits of a collection have: of any slot, and of one. */
const rareIn = (market: SeedMarket, { slug }: CollectionEntry): CriteriaWords[] => {
  const found = WANTED_RARITIES.filter(
    (rarity) => traitsMeant(market, slug, { rarity }).length > 0,
  );
  const slot = SLOTS.find(
    (one) => found[1] && traitsMeant(market, slug, { slot: one, rarity: found[1] }).length > 0,
  );
  return [
    ...(found[0] ? [{ rarity: found[0] }] : []),
    ...(slot && found[1] ? [{ slot, rarity: found[1] }] : []),
  ];
};

const offer = async (
  market: SeedMarket,
  random: () => number,
  prices: Prices,
  { slug, chainId, contracts, fees }: CollectionEntry,
  words: CriteriaWords,
): Promise<void> => {
  const { anchor } = market;
  const traits = traitsMeant(market, slug, words);
  const person = pick(
    random,
    market.people.filter(({ privateKey }) => privateKey !== undefined),
  );
  const cheapest = Math.min(...traits.map(({ id }) => prices.get(id) ?? 1));
  const quantity = 1 + Math.floor(random() * MOST_WANTED);
  const at = anchor - Math.floor(random() * MADE_WITHIN_DAYS * DAY_MS) - 60_000;
  const share = 0.45 + random() * 0.35;
  if (traits.length === 0 || person.privateKey === undefined) return;
  const criteria = criteriaFrom(market, slug, words);
  const root = rootOf(criteria);
  const { slot = null, tier = null, rarity = null } = words;
  const good: AnyGood = {
    kind: 'any',
    collection: slug,
    slot,
    tier,
    rarity,
    root,
    traits: traits.length,
    quantity,
  };
  await enter(market, privateKeyToAccount(person.privateKey), {
    account: person.account,
    at,
    goods: [good],
    inReturn: [],
    criteria,
    terms: {
      kind: 'offer',
      chainId,
      maker: person.account,
      asset: { kind: 'any', token: contracts.traits, criteria: root, quantity: BigInt(quantity) },
      unitPrice: weiOf(cheapest * share),
      fees,
      commitments: [],
      expiresAt: at + LASTING_MS,
      counter: '0',
      salt: String(Math.floor(random() * 2 ** 48)),
    },
  });
};

/** Uses a separate random source, so that changes here don't change the rest of the market. */
export const composeCriteriaOffers = async (
  market: SeedMarket,
  prices: Prices,
  randomSeed: string,
): Promise<void> => {
  const random = createRandom(`${randomSeed} criteria`);
  if (!market.people.some(({ privateKey }) => privateKey !== undefined)) return;
  const collections = [...market.catalogue.collections.values()];
  const some = collections.filter((_, index) => index % 2 === 0);
  for (const collection of some) {
    for (const words of wantedIn(random)) await offer(market, random, prices, collection, words);
  }
  // Come last, so that the random numbers of the others stay as they were.
  for (const collection of some) {
    for (const words of rareIn(market, collection))
      await offer(market, random, prices, collection, words);
  }
};
