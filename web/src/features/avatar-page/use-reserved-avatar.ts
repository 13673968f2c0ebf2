import type { AvatarDetail, AvatarOrder } from '@trait-market/contract/economy/avatars';
import { isSameAddress } from '@trait-market/contract/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { useReservedListings } from '@/lib/economy/orders/use-reserved-listings';

/** Adds the worn traits that an order of a wallet promises, which the avatar's own orders name. */
const asAvatarOrder =
  ({ token, tokenId, worn }: AvatarDetail) =>
  (order: WalletOrder): AvatarOrder => ({
    ...order,
    committedTo: worn.filter((trait) =>
      order.commitments.some(
        (one) =>
          one.avatarId === tokenId &&
          one.traitId === trait.tokenId &&
          isSameAddress(one.token, token),
      ),
    ),
  });

/** Returns the avatar's reserved listings that the user made, and those that only the user can buy. */
export const useReservedAvatar = (avatar: AvatarDetail) => {
  const { made, forUser } = useReservedListings({ kind: 'avatar', avatar });
  const toOrder = asAvatarOrder(avatar);
  return { made: made.map(toOrder), forUser: forUser.map(toOrder) };
};
