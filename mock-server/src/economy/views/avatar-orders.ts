import type { AvatarOrder } from '@trait-market/contract/economy/avatars';
import type { OrderKind } from '@trait-market/contract/economy/orders';
import { isSameAddress } from '@trait-market/contract/shared';

import { tokenKey } from '../tables/keys';
import type { AvatarRow, OrderRow } from '../tables/rows';
import { anyAvatarOffersIn } from '../traits/any-avatar';
import { orderKey, presentOrder } from './orders';
import { sortByKey } from '../shared/sort-key';
import { stateNow } from './view/state-now';
import { collectionEntry, traitRefOf, type View } from './view/view';

/** Returns an avatar's fillable orders: listings, then offers, then trades, each best first. */
export const avatarOrders = (
  view: View,
  { collection, tokenId }: AvatarRow,
  kinds?: readonly OrderKind[],
): OrderRow[] => {
  const { context } = view.market;
  const { tables, termsOf } = context;
  const key = tokenKey(collectionEntry(view, collection).contracts.avatars, tokenId);
  const hashes = new Set([
    ...tables.orders.keysBy('openToken', key),
    ...tables.orders.keysBy('commitment', key),
    ...anyAvatarOffersIn(context, collection).map(({ hash }) => hash),
  ]);
  const found = [...hashes]
    .flatMap((hash) => tables.orders.find(hash) ?? [])
    .filter((row) => termsOf(row).reservedFor === undefined)
    .filter((row) => kinds === undefined || kinds.includes(termsOf(row).kind))
    .filter((row) => stateNow(view, row).kind === 'fillable');
  return sortByKey(found, orderKey(view));
};

/** Returns an order, with the traits that the avatar must wear for the order to be fillable. */
export const presentAvatarOrder = (
  view: View,
  { collection, tokenId }: AvatarRow,
  row: OrderRow,
): AvatarOrder => {
  const { catalogue } = view.market.context;
  const { avatars: token } = collectionEntry(view, collection).contracts;
  return {
    ...presentOrder(view, row),
    committedTo: row.commitments
      .filter((one) => isSameAddress(one.token, token) && one.avatarId === tokenId)
      .flatMap(({ traitId }) => catalogue.traitByToken(collection, traitId) ?? [])
      .map(({ id }) => traitRefOf(view, id)),
  };
};
