import type { AvatarHistory } from '@trait-market/contract/economy/avatars';
import type { Price, SalePrice } from '@trait-market/contract/economy/shared';
import type { Account } from '../../../kernel/account';

import { settledBy } from '../../shared/transaction';
import { avatarKey } from '../../tables/keys';
import type { ActivityRow, AvatarRow, OrderRow } from '../../tables/rows';
import { anyAvatarOffersIn } from '../../traits/any-avatar';
import { listingOf, openOrdersFor, type AvatarListing } from '../../read-models/avatar-orders';
import { highestOf, lowestOf, nativePrice } from '../../prices/floors';
import { offerPrices } from './offers';
import { collectionEntry, timeOf, type View } from '../view/view';

const SALES_SHOWN = 1_000;

const SHOWN_TYPES: ReadonlySet<ActivityRow['type']> = new Set([
  'sale',
  'swap',
  'listing',
  'offer',
  'trade',
  'cancel',
]);

const keyOf = ({ collection, tokenId }: AvatarRow): string => avatarKey(collection, tokenId);

export const listingOfAvatar = (view: View, row: AvatarRow): AvatarListing | undefined =>
  listingOf(view.market.context, row);

export const avatarPrice = (view: View, row: AvatarRow): Price | null =>
  nativePrice(collectionEntry(view, row.collection).chainId, listingOfAvatar(view, row)?.price);

const bestOf = (view: View, collection: string, offers: readonly OrderRow[]): Price | null => {
  const best = highestOf(offerPrices(view, offers));
  const { chainId } = collectionEntry(view, collection);
  return best === undefined ? null : { chainId, coin: 'wrapped', amount: String(best) };
};

/** Returns the highest offer by others for an avatar, including those for any avatar. */
export const bestOfferForAvatar = (view: View, row: AvatarRow): Price | null => {
  const { context } = view.market;
  const ofOthers = openOrdersFor(context, row, 'offer').filter(
    (order) => context.termsOf(order).maker !== row.owner,
  );
  return bestOf(view, row.collection, ofOthers);
};

/** Returns the highest offer that any avatar of the collection could fill. */
export const bestOfferForAnyAvatar = (view: View, collection: string): Price | null =>
  bestOf(view, collection, anyAvatarOffersIn(view.market.context, collection));

/** Leaves out the avatars of the buyer, who can't buy them. */
export const avatarsForSale = (
  view: View,
  slug: string,
  buyer?: Account,
): { floor: Price | null; listed: number } => {
  const rows = view.market.context.tables.avatars
    .findBy('collection', slug)
    .filter(({ owner }) => owner !== buyer);
  const prices = rows.flatMap((row) => listingOfAvatar(view, row)?.price ?? []);
  const floor = nativePrice(collectionEntry(view, slug).chainId, lowestOf(prices));
  return { floor, listed: prices.length };
};

const salePriceOf = (row: ActivityRow): SalePrice[] => {
  const { type, price, chainId, at } = row;
  if (type !== 'sale' || price === null) return [];
  return [{ price: { chainId, ...price }, at: timeOf(at), ...settledBy(row) }];
};

export const avatarEvents = (
  { market }: View,
  row: AvatarRow,
  types: ReadonlySet<ActivityRow['type']> = SHOWN_TYPES,
): ActivityRow[] =>
  market.context.tables.log.of('avatar', keyOf(row)).filter(({ type }) => types.has(type));

export const lastSaleOfAvatar = (view: View, row: AvatarRow): SalePrice | null =>
  avatarEvents(view, row).flatMap(salePriceOf)[0] ?? null;

export const salesOfAvatar = (events: readonly ActivityRow[]): AvatarHistory['sales'] =>
  events.flatMap(salePriceOf).slice(0, SALES_SHOWN).toReversed();
