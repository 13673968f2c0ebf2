import { PremiumTierSchema } from '@trait-market/contract/v1/users';

import { pick, type Random } from '../art/random';
import { addCollector, demoCollector } from '../collectors';
import { avatarPath } from '../pictures/picture-paths';
import { FOREIGN_DECLARATION, SETTLED, type Holdings } from '../holdings';
import type { World } from '../world';
import type { Seed } from './seed';

/** Most collectors pay nothing; few are of the Elite. */
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
    taxDeclaration: chance(random, 0.8) ? FOREIGN_DECLARATION : undefined,
  };
};

/** Puts the people and traits of the seed into a fresh world. */
export const fillWorld = (world: World, { people, traits }: Seed): void => {
  const { records, random, clock, name } = world;
  for (const trait of traits) records.traits.add(trait);
  for (const { account, username } of people) {
    const holdings = account === demoCollector() ? SETTLED : someHoldings(random);
    addCollector(records, account, holdings, clock.now());
    records.profiles.create(account, { username, avatarPhoto: avatarPath(name, username, 'svg') });
  }
};
