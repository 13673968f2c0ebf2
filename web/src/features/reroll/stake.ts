import { UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import type { InventoryItem, OwnedTrait } from '@trait-market/contract/economy/wallets';
import { nextTier, type RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import { type Tier, tierOf, TierSchema } from '@trait-market/contract/economy/shared';

/** `one`: one edition for a trait of the pool. `three`: three of a tier for the next tier. */
export type Mode = 'one' | 'three';

/** A trait to stake. `free` counts the editions that aren't in the user's listings. */
export type Stakeable = { trait: OwnedTrait; tier: Tier; free: number };

type Loose = Extract<InventoryItem, { kind: 'trait' }>;

/** Returns the user's traits that fit a pool. Traits whose editions are all listed come last. */
export const stakeable = (
  owned: readonly Loose[],
  { slot }: Pick<RerollPoolDetail, 'slot'>,
): Stakeable[] =>
  owned
    .filter(({ trait }) => trait.slot === slot)
    .map(({ trait, quantity, listedByOwner }) => ({
      trait,
      tier: trait.tier ?? tierOf(trait.editions),
      free: Math.max(0, quantity - listedByOwner),
    }))
    .toSorted((one, other) => Number(other.free > 0) - Number(one.free > 0));

/** Returns how many of the user's traits of all collections could be put into a pool now. */
export const fittingCount = (
  owned: readonly Loose[],
  pool: Pick<RerollPoolDetail, 'collection' | 'slot'>,
): number =>
  stakeable(
    owned.filter(({ trait }) => trait.collection === pool.collection),
    pool,
  ).filter(({ free }) => free > 0).length;

export type Chosen = Readonly<Record<string, number>>;

export const chosenCount = (chosen: Chosen): number =>
  Object.values(chosen).reduce((sum, count) => sum + count, 0);

export const missingText = (count: number): string =>
  `Choose ${UPGRADE_STAKE - count} more of the same tier.`;

export const chosenTier = (all: readonly Stakeable[], chosen: Chosen): Tier | undefined =>
  all.find(({ trait }) => (chosen[trait.id] ?? 0) > 0)?.tier;

/** Returns the reason why no edition of a tier can be put in for an upgrade; undefined if three can. */
const tierWhyNot = (tier: Tier, all: readonly Stakeable[]): string | undefined => {
  if (nextTier(tier) === undefined) return 'There’s no tier with fewer editions';
  const inTier = all.filter((one) => one.tier === tier).reduce((sum, one) => sum + one.free, 0);
  if (inTier < UPGRADE_STAKE) return 'You have too few of this tier: an upgrade takes three';
  return undefined;
};

export const otherTierText = (tier: Tier, chosen: Tier | undefined): string | undefined =>
  chosen === undefined || chosen === tier ? undefined : 'Another tier than what you chose';

type TierGroup = { tier: Tier; members: Stakeable[]; why: string | undefined };

/** Groups traits by tier. Tiers of which three can be put in come first. */
export const byTier = (all: readonly Stakeable[]): TierGroup[] =>
  TierSchema.options
    .map((tier) => ({
      tier,
      members: all.filter((one) => one.tier === tier),
      why: tierWhyNot(tier, all),
    }))
    .filter(({ members }) => members.length > 0)
    .toSorted((one, other) => Number(one.why !== undefined) - Number(other.why !== undefined));

/** Returns the reason why another edition can't be selected; undefined if it can. */
export const whyNot = (
  { trait, tier, free }: Stakeable,
  all: readonly Stakeable[],
  chosen: Chosen,
  mode: Mode,
): string | undefined => {
  if (free === 0) return 'All of yours are listed for sale';
  if (mode === 'three') {
    const why = tierWhyNot(tier, all) ?? otherTierText(tier, chosenTier(all, chosen));
    if (why !== undefined) return why;
  }
  if ((chosen[trait.id] ?? 0) >= free) return 'You have no more available';
  return undefined;
};

/** Lists the selected editions one by one. The first of them will join the pool. */
export const stakeOf = (all: readonly Stakeable[], chosen: Chosen): OwnedTrait[] =>
  all.flatMap(({ trait }) => Array.from({ length: chosen[trait.id] ?? 0 }, () => trait));
