import type { Rarity } from '@trait-market/contract/economy/slots';

import type { TraitEntry } from './catalogue/catalogue';
import type { MarketContext } from './market-context';
import type { AvatarRow } from './tables/rows';

/**
 * The least share of wearers for each rarity, in shares of an even spread: were a slot's traits worn
 * equally often, each would have 1. A trait that few wear among many is rare, however many there are.
 */
const LEAST: readonly (readonly [Rarity, number])[] = [
  ['common', 1.5],
  ['uncommon', 0.75],
  ['rare', 0.35],
  ['epic', 0.12],
];

/** How rare a trait is by its share of wearers against an even spread; what nobody wears is not rare for that. */
const rarityOf = (worn: number, ratio: number): Rarity =>
  worn === 0 ? 'unworn' : (LEAST.find(([, least]) => ratio >= least)?.[0] ?? 'legendary');

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

export const wearOf = (
  { catalogue, tables }: Pick<MarketContext, 'catalogue' | 'tables'>,
  trait: TraitEntry,
): Wear => {
  const worn = tables.avatars.countBy('trait', trait.id);
  const avatars = tables.avatars.countBy('collection', trait.collection);
  const share = avatars === 0 ? 0 : worn / avatars;
  return { worn, share, rarity: rarityOf(worn, evenness(catalogue, trait, share)) };
};

/**
 * A trait's place among the worn traits of its collection by the measure of its rarity, the rarest first; equals
 * share the better place. Null where nobody wears it.
 */
export const traitRank = (
  context: Pick<MarketContext, 'catalogue' | 'tables'>,
  trait: TraitEntry,
): { place: number; of: number } | null => {
  const { catalogue } = context;
  const measured = catalogue.traitsOf(trait.collection).flatMap((one) => {
    const { worn, share } = wearOf(context, one);
    return worn === 0 ? [] : [{ id: one.id, measure: evenness(catalogue, one, share) }];
  });
  const own = measured.find(({ id }) => id === trait.id);
  if (own === undefined) return null;
  const ahead = measured.filter(({ measure }) => measure < own.measure).length;
  return { place: ahead + 1, of: measured.length };
};

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
