import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/inventory';
import type { Price } from '@trait-market/contract/economy/price';
import { UNIT_OF_CHAIN } from '@trait-market/contract/economy/units';

import { worthAt } from '../../prices/rates';
import { avatarsForSale, bestOfferForAvatar } from '../prices/avatar-market';
import { nativePrice } from '../../prices/floors';
import type { Owned } from '../view/owned';
import { offersFor } from './value';
import { collectionEntry, traitEntry, type View } from '../view/view';

type Worth = NonNullable<InventoryItem['worth']>;

/** Of one wallet's inventory, which asks for a collection's floor many times. */
export const createOwnedWorth = (view: View) => {
  const avatarFloors = new Map<string, Price | null>();
  const avatarFloorOf = (slug: string): Price | null => {
    const known = avatarFloors.get(slug);
    if (known !== undefined) return known;
    const { floor } = avatarsForSale(view, slug);
    avatarFloors.set(slug, floor);
    return floor;
  };

  const worthOf = (owned: Owned): Worth => {
    if (owned.kind === 'avatar') {
      return {
        floor: avatarFloorOf(owned.row.collection),
        bestOffer: bestOfferForAvatar(view, owned.row),
      };
    }
    const { account, traitId, quantity } = owned.row;
    const { chainId } = collectionEntry(view, traitEntry(view, traitId).collection);
    const floor = view.market.summaries.get(traitId)?.floor;
    const offers = offersFor(view, account, traitId, quantity);
    const offered = offers.reduce((sum, one) => sum + one, 0n);
    return {
      floor: nativePrice(chainId, floor && floor * BigInt(quantity)),
      bestOffer: offered === 0n ? null : { chainId, coin: 'wrapped', amount: String(offered) },
    };
  };
  return { worthOf };
};
export type OwnedWorth = ReturnType<typeof createOwnedWorth>;

/** What is worth the most first, and what is worth nothing that is known last. Equals stay as they were. */
export const byWorth = (
  view: View,
  { worthOf }: OwnedWorth,
  owned: readonly Owned[],
  sort: Extract<InventorySort, 'floor' | 'best-offer'>,
): Owned[] => {
  const rates = worthAt(view.market.context.now());
  // An order goes by it, and no amount: a number is exact enough.
  const valueOf = (price: Price | null): number =>
    price === null ? -1 : Number(price.amount) * Number(rates[UNIT_OF_CHAIN[price.chainId]]);
  return owned
    .map((one) => {
      const { floor, bestOffer } = worthOf(one);
      return { one, value: valueOf(sort === 'floor' ? floor : bestOffer) };
    })
    .toSorted((one, other) => other.value - one.value)
    .map(({ one }) => one);
};
