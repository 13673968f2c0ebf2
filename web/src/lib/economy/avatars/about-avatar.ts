import type { AvatarRef, Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

export const isAvatarItem =
  ({ collection, tokenId }: AvatarId) =>
  (item: Item): boolean =>
    item.kind === 'avatar' &&
    item.avatar.collection === collection &&
    item.avatar.tokenId === tokenId;

/** Returns whether an item that an order asks for is the avatar, or any one of its collection. */
const isWanted =
  (avatar: AvatarId) =>
  (item: Item): boolean =>
    isAvatarItem(avatar)(item) ||
    (item.kind === 'anyAvatar' && item.collection === avatar.collection);

/** Returns whether the owner of the avatar can accept an order by giving it. */
export const asksForAvatar = ({ gets }: Pick<Order, 'gets'>, avatar: AvatarId): boolean =>
  gets.some(isWanted(avatar));

export const isListingOfAvatar = (
  { kind, gives }: Pick<Order, 'kind' | 'gives'>,
  avatar: AvatarId,
): boolean => kind === 'listing' && gives.some(isAvatarItem(avatar));

export const isOfferForAvatar = (
  { kind, gets }: Pick<Order, 'kind' | 'gets'>,
  avatar: AvatarId,
): boolean => kind === 'offer' && gets.some(isWanted(avatar));
