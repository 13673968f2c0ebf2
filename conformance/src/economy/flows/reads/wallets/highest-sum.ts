import type { Item } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

type Held = Pick<TraitDetail, 'id' | 'collection' | 'slot' | 'tier'> & { quantity: number };

/** The ids of the traits of each set of a rarity, by its root, because rarities change afterwards. */
export type RaritySets = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns whether a trait fits what an order wants. */
export const fits = (
  wanted: Item,
  { id, collection, slot, tier }: Omit<Held, 'quantity'>,
  sets: RaritySets,
): boolean => {
  if (wanted.kind === 'trait') return wanted.trait.id === id;
  if (wanted.kind !== 'any' || wanted.criteria.collection !== collection) return false;
  const { criteria } = wanted;
  if (criteria.rarity) return sets.get(criteria.root)?.has(id) === true;
  return (criteria.slot ?? slot) === slot && (criteria.tier ?? tier) === tier;
};

/**
 * Returns the highest sum for which editions can be sold to offers, each edition once. Units of the
 * highest offers come first, and move to another trait if that lets a further one sell.
 */
export const highestSum = (
  held: readonly Held[],
  offers: readonly WalletOrder[],
  sets: RaritySets,
): { sum: bigint; units: number } => {
  const editions = held.flatMap((trait) => Array.from({ length: trait.quantity }, () => trait));
  const priceOf = ({ unitPrice }: WalletOrder): bigint => BigInt(unitPrice?.amount ?? '0');
  const units = offers
    .toSorted((one, other) => (priceOf(one) > priceOf(other) ? -1 : 1))
    .flatMap((offer) =>
      Array.from({ length: Math.min(offer.remaining, editions.length) }, () => offer),
    );
  const soldTo = new Map<number, WalletOrder>();
  const sell = (offer: WalletOrder, tried: Set<number>): boolean =>
    editions.some((trait, index) => {
      if (tried.has(index) || !offer.gets.some((wanted) => fits(wanted, trait, sets))) return false;
      tried.add(index);
      const before = soldTo.get(index);
      if (before !== undefined && !sell(before, tried)) return false;
      soldTo.set(index, offer);
      return true;
    });
  for (const unit of units) sell(unit, new Set());
  const sum = [...soldTo.values()].reduce((total, offer) => total + priceOf(offer), 0n);
  return { sum, units: soldTo.size };
};
