import type { AvatarRef, Item } from '@trait-market/contract/economy/items';

import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

/** What an avatar is called: never empty. */
export const avatarName = ({ name }: Pick<AvatarRef, 'name'>): string =>
  plainText(name) || 'Unnamed avatar';

/** What an item is called: never empty. */
export const itemName = (item: Item): string =>
  item.kind === 'trait' ? plainText(item.trait.value) || 'Unnamed trait' : avatarName(item.avatar);

/** One and the same for every mention of it. */
export const itemKey = (item: Item): string =>
  item.kind === 'trait'
    ? `trait ${item.trait.id}`
    : `avatar ${item.avatar.collection}/${item.avatar.tokenId}`;

/** Where it can be looked at. */
export const itemPath = (item: Item): string =>
  item.kind === 'trait' ? paths.trait(item.trait.id) : paths.avatar(item.avatar);

const counted = (item: Item): string =>
  item.kind === 'trait' && item.quantity > 1
    ? `${item.quantity} × ${itemName(item)}`
    : itemName(item);

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Items as part of a sentence, with their numbers where there is more than one of them. */
export const itemsText = (items: readonly Item[]): string => list.format(items.map(counted));
