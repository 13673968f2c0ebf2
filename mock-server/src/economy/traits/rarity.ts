import type { Rarity } from '@trait-market/contract/economy/shared';

import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import type { AvatarRow } from '../tables/rows';

/**
 * The least share of wearers for each rarity, in shares of an even spread: were a slot's traits worn
 * equally often, each would have 1. A trait that few wear among many is rare, however many there are.
 */
const LEAST: readonly (readonly [Exclude<Rarity, 'unworn'>, number])[] = [
  ['common', 1.5],
  ['uncommon', 0.75],
  ['rare', 0.35],
  ['epic', 0.12],
];

/** Where a trait stands among the avatars of its collection now. */
export type Wear = {
  worn: number;
  /** Of the collection's avatars, 0 to 1. */
  share: number;
  rarity: Rarity;
};

/** A share of wearers in shares of an even spread over the traits of its slot. */
const evenness = (
  catalogue: MarketContext['catalogue'],
  { collection, slot }: TraitEntry,
  share: number,
): number => share * catalogue.slotSize(collection, slot);

/** How rare a trait is that such a share of its collection's avatars wears: above 0, to 1. What nobody wears is not rare for that. */
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

/**
 * The places of all worn traits of a collection by the measure of their rarity, the rarest first; equals share the
 * better place. One pass over the collection, for whoever shows many of them.
 */
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

/** A trait's place among the worn traits of its collection. Null where nobody wears it. */
export const traitRank = (
  context: Pick<MarketContext, 'catalogue' | 'tables'>,
  { id, collection }: TraitEntry,
): Rank | null => traitRanks(context, collection).get(id) ?? null;

/**
 * How rare a look is: the sum of one over each worn trait's share, in hundredths. The fewer wear the same,
 * the more it counts.
 */
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
