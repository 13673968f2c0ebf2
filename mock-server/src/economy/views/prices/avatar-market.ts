import type { AvatarHistory } from '@trait-market/contract/economy/avatars';
import type { Price, SalePrice } from '@trait-market/contract/economy/shared';
import type { Account } from '../../../kernel/account';

import { avatarKey, tokenKey } from '../../tables/keys';
import type { ActivityRow, AvatarRow, OrderRow } from '../../tables/rows';
import { highestOf, lowestOf, nativePrice } from '../../prices/floors';
import { offerPrices } from './offers';
import { stateNow } from '../view/state-now';
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

const openOrders = (view: View, row: AvatarRow, wanted: 'listing' | 'offer'): OrderRow[] => {
  const { tables, termsOf } = view.market.context;
  const { avatars: token } = collectionEntry(view, row.collection).contracts;
  const key = keyOf(row);
  return [...tables.orders.keysBy('openToken', tokenKey(token, row.tokenId))].flatMap((hash) => {
    const order = tables.orders.find(hash);
    if (order === undefined) return [];
    const { kind, gives, gets } = termsOf(order);
    const [good] = wanted === 'listing' ? gives : gets;
    return kind === wanted && good?.kind === 'avatar' && good.avatar === key ? [order] : [];
  });
};

export const listingOfAvatar = (
  view: View,
  row: AvatarRow,
): { order: OrderRow; price: bigint } | undefined => {
  let cheapest: { order: OrderRow; price: bigint } | undefined;
  for (const order of openOrders(view, row, 'listing')) {
    const price = view.market.context.termsOf(order).money?.price;
    if (price === undefined || price >= (cheapest?.price ?? price + 1n)) continue;
    if (stateNow(view, order).kind === 'fillable') cheapest = { order, price };
  }
  return cheapest;
};

export const avatarPrice = (view: View, row: AvatarRow): Price | null =>
  nativePrice(collectionEntry(view, row.collection).chainId, listingOfAvatar(view, row)?.price);

export const bestOfferForAvatar = (view: View, row: AvatarRow): Price | null => {
  const { termsOf } = view.market.context;
  const ofOthers = openOrders(view, row, 'offer').filter(
    (order) => termsOf(order).maker !== row.owner,
  );
  const best = highestOf(offerPrices(view, ofOthers));
  const { chainId } = collectionEntry(view, row.collection);
  return best === undefined ? null : { chainId, coin: 'wrapped', amount: String(best) };
};

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

const salePriceOf = ({ type, price, chainId, at }: ActivityRow): SalePrice[] =>
  type === 'sale' && price !== null ? [{ price: { chainId, ...price }, at: timeOf(at) }] : [];

export const avatarEvents = ({ market }: View, row: AvatarRow): ActivityRow[] =>
  market.context.tables.log.of('avatar', keyOf(row)).filter(({ type }) => SHOWN_TYPES.has(type));

export const lastSaleOfAvatar = (view: View, row: AvatarRow): SalePrice | null =>
  avatarEvents(view, row).flatMap(salePriceOf)[0] ?? null;

export const salesOfAvatar = (events: readonly ActivityRow[]): AvatarHistory['sales'] =>
  events.flatMap(salePriceOf).slice(0, SALES_SHOWN).toReversed();
