import type { LedgerContext, MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { avatarKey, tokenKey } from '../tables/keys';
import type { AvatarRow, OrderRow } from '../tables/rows';
import { anyAvatarOffersIn } from '../traits/any-avatar';

/** Returns the open listings of an avatar, or the offers that it could fill. */
export const openOrdersFor = (
  { catalogue, tables, termsOf }: Omit<LedgerContext, 'settlement' | 'now'>,
  { collection, tokenId }: AvatarRow,
  wanted: 'listing' | 'offer',
): OrderRow[] => {
  const token = catalogue.collections.get(collection)?.contracts.avatars;
  if (token === undefined) return [];
  const key = avatarKey(collection, tokenId);
  const named = [...tables.orders.keysBy('openToken', tokenKey(token, tokenId))].flatMap((hash) => {
    const order = tables.orders.find(hash);
    if (order === undefined) return [];
    const { kind, gives, gets } = termsOf(order);
    const [good] = wanted === 'listing' ? gives : gets;
    return kind === wanted && good?.kind === 'avatar' && good.avatar === key ? [order] : [];
  });
  return wanted === 'offer'
    ? [...named, ...anyAvatarOffersIn({ catalogue, tables }, collection)]
    : named;
};

export type AvatarListing = { order: OrderRow; price: bigint; expiresAt: number };

/** Returns the cheapest listing of an avatar that can be filled now. */
export const listingOf = (context: MarketContext, row: AvatarRow): AvatarListing | undefined => {
  let cheapest: AvatarListing | undefined;
  for (const order of openOrdersFor(context, row, 'listing')) {
    const terms = context.termsOf(order);
    const price = terms.money?.price;
    if (price === undefined || price >= (cheapest?.price ?? price + 1n)) continue;
    if (stateOfOrder({ ...context, now: context.now() }, order, terms).kind !== 'fillable')
      continue;
    cheapest = { order, price, expiresAt: terms.expiresAt };
  }
  return cheapest;
};
