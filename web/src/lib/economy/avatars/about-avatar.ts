import type { AvatarRef, Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

export const isAvatarItem =
  ({ collection, tokenId }: AvatarId) =>
  (item: Item): boolean =>
    item.kind === 'avatar' &&
    item.avatar.collection === collection &&
    item.avatar.tokenId === tokenId;

/** Returns whether an order asks for the avatar, so that only its owner can accept it. */
export const asksForAvatar = ({ gets }: Pick<Order, 'gets'>, avatar: AvatarId): boolean =>
  gets.some(isAvatarItem(avatar));

export const isListingOfAvatar = (
  { kind, gives }: Pick<Order, 'kind' | 'gives'>,
  avatar: AvatarId,
): boolean => kind === 'listing' && gives.some(isAvatarItem(avatar));

export const isOfferForAvatar = (
  { kind, gets }: Pick<Order, 'kind' | 'gets'>,
  avatar: AvatarId,
): boolean => kind === 'offer' && gets.some(isAvatarItem(avatar));
