import type { Item, Price } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { anyAvatarText, anyText } from '@/lib/economy/traits/any-text';
import { listText } from '@/lib/format/list-text';
import { plainText } from '@/lib/format/plain-text';

/** Returns an item's name, which is never empty. */
export const itemName = (item: Item): string => {
  if (item.kind === 'any') return anyText(item.criteria);
  if (item.kind === 'anyAvatar') return anyAvatarText(item);
  return item.kind === 'trait'
    ? plainText(item.trait.value) || 'Unnamed trait'
    : avatarName(item.avatar);
};

export const itemKey = (item: Item): string => {
  if (item.kind === 'any') return `any ${item.criteria.collection}/${item.criteria.root}`;
  if (item.kind === 'anyAvatar') return `any avatar ${item.collection}`;
  return item.kind === 'trait'
    ? `trait ${item.trait.id}`
    : `avatar ${item.avatar.collection}/${item.avatar.tokenId}`;
};

/** Returns the id of the collection that an item belongs to. */
export const itemCollection = (item: Item): string => {
  if (item.kind === 'any') return item.criteria.collection;
  if (item.kind === 'anyAvatar') return item.collection;
  return item.kind === 'trait' ? item.trait.collection : item.avatar.collection;
};

/** Returns the page of an item or, for any of several, the market filtered by what fits. */
export const itemPath = (item: Item): string => {
  if (item.kind === 'any')
    return paths.marketOf(item.criteria.collection, item.criteria.slot, item.criteria.rarity);
  if (item.kind === 'anyAvatar') return paths.marketAvatarsOf(item.collection);
  return item.kind === 'trait' ? paths.trait(item.trait.id) : paths.avatar(item.avatar);
};

export const itemPicture = (item: Item): string | undefined => {
  if (item.kind === 'trait') return item.trait.imageUrl;
  return item.kind === 'avatar' ? item.avatar.imageUrl : undefined;
};

const counted = (item: Item): string =>
  item.kind === 'avatar' || item.quantity === 1
    ? itemName(item)
    : `${item.quantity} ${item.kind === 'trait' ? '×' : 'of'} ${itemName(item)}`;

/** Lists items in a sentence, and the coin that comes with them. Quantities above 1 are included. */
export const itemsText = (items: readonly Item[], coin?: Price): string =>
  listText([...items.map(counted), ...(coin ? [exactPrice(coin)] : [])]);
