import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import { type Price, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import type { Worth } from '@trait-market/contract/economy/rates';

import type { SortKey } from '../../shared/sort-key';
import type { Account } from '../../../kernel/account';
import { avatarKey } from '../../tables/keys';
import type { AvatarRow } from '../../tables/rows';
import { offersForAvatarsOf } from './avatar-offers';
import { avatarsForSale, bestOfferForAvatar } from '../prices/avatar-market';
import type { Owned } from '../view/owned';
import { floorOfOthers, offersFor } from './value';
import { shownSum } from '../view/shown-sum';
import { collectionEntry, traitEntry, type View } from '../view/view';

type ItemWorth = NonNullable<InventoryItem['worth']>;

/** Computes each collection's floor, and the offers for a wallet's avatars, once per inventory. */
export const createOwnedWorth = (view: View) => {
  const avatarFloors = new Map<string, Price | null>();
  const avatarFloorOf = ({ collection: slug, owner }: AvatarRow): Price | null => {
    const known = avatarFloors.get(slug);
    if (known !== undefined) return known;
    const { floor } = avatarsForSale(view, slug, owner);
    avatarFloors.set(slug, floor);
    return floor;
  };

  const avatarOffers = new Map<Account, ReadonlyMap<string, bigint>>();
  const avatarOffersOf = (owner: Account): ReadonlyMap<string, bigint> => {
    const known = avatarOffers.get(owner) ?? offersForAvatarsOf(view, owner);
    avatarOffers.set(owner, known);
    return known;
  };

  const worthOf = (owned: Owned): ItemWorth => {
    if (owned.kind === 'avatar') {
      const { row } = owned;
      const { chainId } = collectionEntry(view, row.collection);
      const alone = bestOfferForAvatar(view, row);
      const offered = avatarOffersOf(row.owner).get(avatarKey(row.collection, row.tokenId));
      return {
        floor: avatarFloorOf(row),
        bestOffer:
          offered === undefined ? null : { chainId, coin: 'wrapped', amount: String(offered) },
        bestOfferEach: alone && { price: alone, editions: 1 },
      };
    }
    const { account, traitId, quantity } = owned.row;
    const { chainId } = collectionEntry(view, traitEntry(view, traitId).collection);
    const floor = floorOfOthers(view, account, traitId);
    const offers = offersFor(view, account, traitId, quantity);
    const sumPrice = (coin: Price['coin'], sum: bigint): Price => ({
      chainId,
      coin,
      amount: shownSum(sum),
    });
    const offered = offers.reduce((sum, one) => sum + one, 0n);
    const [highest] = offers;
    return {
      floor: floor === undefined ? null : sumPrice('native', floor * BigInt(quantity)),
      bestOffer: offered === 0n ? null : sumPrice('wrapped', offered),
      bestOfferEach:
        highest === undefined
          ? null
          : {
              price: sumPrice('wrapped', highest),
              editions: offers.filter((one) => one === highest).length,
            },
    };
  };
  return { worthOf };
};
export type OwnedWorth = ReturnType<typeof createOwnedWorth>;

/** Returns the negated value, which sorts in descending order, or null for an unknown value. */
export const worthKey = (
  { worthOf }: OwnedWorth,
  sort: Extract<InventorySort, 'floor' | 'best-offer'>,
  rates: Worth,
): ((owned: Owned) => SortKey) => {
  // Converts to a floating-point number, which is precise enough for sorting.
  const valueOf = (price: Price): number =>
    Number(price.amount) * Number(rates[UNIT_OF_CHAIN[price.chainId]]);
  return (owned) => {
    const { floor, bestOffer, bestOfferEach } = worthOf(owned);
    const price = sort === 'floor' ? floor : (bestOfferEach?.price ?? bestOffer);
    return [price === null ? null : -valueOf(price)];
  };
};
