import { TierSchema, type Rarity } from '@trait-market/contract/economy/shared';

import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import type { AvatarRow } from '../tables/rows';

/**
 * The minimum ratio of a trait's share to an even share. The ratio makes rarity independent of the
 * number of traits.
 */
const LEAST: readonly (readonly [Exclude<Rarity, 'unworn'>, number])[] = [
  ['common', 1.5],
  ['uncommon', 0.75],
  ['rare', 0.35],
  ['epic', 0.12],
];

/** A higher number means a rarer trait; unworn traits have the lowest. */
export const RARITY_RANK: ReadonlyMap<Rarity, number> = new Map([
  ['unworn', -1],
  ...TierSchema.options.map((rarity, rank) => [rarity, rank] as const),
]);

export const rarestOf = (rarities: readonly Rarity[]): Rarity =>
  rarities.reduce<Rarity>(
    (rarest, one) => ((RARITY_RANK.get(one) ?? 0) > (RARITY_RANK.get(rarest) ?? 0) ? one : rarest),
    'unworn',
  );

export type Wear = {
  worn: number;
  /** The fraction of the collection's avatars that wear the trait, from 0 to 1. */
  share: number;
  rarity: Rarity;
};

const evenness = (
  catalogue: MarketContext['catalogue'],
  { collection, slot }: TraitEntry,
  share: number,
): number => share * catalogue.slotSize(collection, slot);

/** Requires a share above 0: the rarity of a trait that no avatar wears is `unworn`. */
export const rarityOfShare = (
  catalogue: MarketContext['catalogue'],
  trait: TraitEntry,
  share: number,
): Exclude<Rarity, 'unworn'> => {
  const ratio = evenness(catalogue, trait, share);
  return LEAST.find(([, least]) => ratio >= least)?.[0] ?? 'legendary';
};

export const wearOf = (
  { catalogue, tables }: Pick<MarketContext, 'catalogue' | 'tables'>,
  trait: TraitEntry,
): Wear => {
  const worn = tables.avatars.countBy('trait', trait.id);
  const avatars = tables.avatars.countBy('collection', trait.collection);
  const share = avatars === 0 ? 0 : worn / avatars;
  return {
    worn,
    share,
    rarity: worn === 0 ? 'unworn' : rarityOfShare(catalogue, trait, share),
  };
};

type Rank = { place: number; of: number };

/** Ranks all worn traits in one pass, rarest first. Ties get the better rank. */
export const traitRanks = (
  context: Pick<MarketContext, 'catalogue' | 'tables'>,
  collection: string,
): ReadonlyMap<string, Rank> => {
  const { catalogue } = context;
  const measured = catalogue
    .traitsOf(collection)
    .flatMap((one) => {
      const { worn, share } = wearOf(context, one);
      return worn === 0 ? [] : [{ id: one.id, measure: evenness(catalogue, one, share) }];
    })
    .toSorted((one, other) => one.measure - other.measure);
  const ranks = new Map<string, Rank>();
  let place = 1;
  for (const [index, { id, measure }] of measured.entries()) {
    if (index > 0 && measured[index - 1]?.measure !== measure) place = index + 1;
    ranks.set(id, { place, of: measured.length });
  }
  return ranks;
};

export const traitRank = (
  context: Pick<MarketContext, 'catalogue' | 'tables'>,
  { id, collection }: TraitEntry,
): Rank | null => traitRanks(context, collection).get(id) ?? null;

/** Returns the sum of 1 / share over all traits of a look, in hundredths. */
export const rarityScore = (
  look: AvatarRow['worn'],
  shareOf: (traitId: string) => number,
): number => {
  const score = Object.values(look).reduce((sum, id) => {
    const share = shareOf(id);
    return share === 0 ? sum : sum + 1 / share;
  }, 0);
  return Math.round(score * 100) / 100;
};
