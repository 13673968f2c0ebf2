import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import { PremiumTierSchema } from '@trait-market/contract/v1/users';

import { createRandom, createRandomSource, pick, type Random } from '../art/random';
import type { Account } from '../kernel/account';
import { addCollector, DEMO_COLLECTOR, DEMO_SMART_ACCOUNT } from '../world/collectors';
import { FOREIGN_DECLARATION, type Holdings } from '../world/holdings';

import { createRecords } from '../world/records/records';
import type { Beginning } from '../world/world';
import type { Seed } from './seed';

/** Weighted so that most users have no plan, and the fewest have Elite. */
const TIERS = PremiumTierSchema.options.flatMap((tier, index, all) =>
  Array.from({ length: (all.length - index) ** 2 }, () => tier),
);

const chance = (random: Random, share: number): boolean => random() < share;

const someHoldings = (random: Random): Holdings => {
  const premiumTier = pick(random, TIERS);
  return {
    premiumTier,
    standing: 'good',
    credits: {
      subscription: premiumTier === 'Free' ? 0 : 20 * Math.floor(random() * 40),
      vanilla: 5 * Math.floor(random() * 60),
    },
    taxDeclaration: chance(random, 0.8) ? FOREIGN_DECLARATION : null,
    email: null,
  };
};

/** The time of all declarations in the seed; it is fixed so that all worlds are equal. */
const SEEDED_AT = Date.UTC(2024, 0, 29);

const MILLI_WEI = 10n ** 15n;
const MOST_MILLI: Record<ChainId, number> = { 1: 8_000, 137: 900_000 };
const DEMO_MILLI: Record<ChainId, number> = { 1: 2_450, 137: 318_000 };

/** Returns a balance in wei that depends only on chain and account. */
const someBalance = (chainId: ChainId, account: Account): bigint => {
  if (account === DEMO_COLLECTOR) return BigInt(DEMO_MILLI[chainId]) * MILLI_WEI;
  const share = createRandom(`${account} on ${chainId}`)() ** 3;
  return BigInt(Math.floor(share * MOST_MILLI[chainId])) * MILLI_WEI;
};

/** Composes the initial records. As this is slow, all worlds share the result. */
export const composeBeginning = (
  { people, traits, flags }: Seed,
  randomSeed: string,
): Beginning => {
  const records = createRecords();
  const randomSource = createRandomSource(randomSeed);
  for (const trait of traits) records.traits.add(trait);
  for (const { account, profile, holdings } of people) {
    addCollector(records, account, holdings ?? someHoldings(randomSource.next), SEEDED_AT);
    if (profile !== undefined) records.profiles.create(account, profile);
    for (const chainId of CHAIN_IDS) {
      records.chainBalances.set(chainId, account, someBalance(chainId, account));
    }
  }
  // The demo smart account has no profile, only coins to buy its first trait with.
  for (const chainId of CHAIN_IDS) {
    records.chainBalances.set(chainId, DEMO_SMART_ACCOUNT, someBalance(chainId, DEMO_COLLECTOR));
  }
  records.flags.replace(flags);
  return { tables: records.rows(), randomPosition: randomSource.position() };
};
