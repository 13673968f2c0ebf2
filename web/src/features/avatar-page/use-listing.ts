import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { useAvatarOrders } from '@/lib/economy/avatars/avatar-queries';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useSession } from '@/lib/session/use-session';

/** By which listing the reader can buy an avatar now; undefined: by none. */
export const useListing = (avatar: AvatarDetail) => {
  const { address } = useSession();
  const { data, isPending } = useAvatarOrders(avatar);
  const listings = data?.items.filter((order) => isListingOfAvatar(order, avatar));
  return { listing: bestOfOthers(listings, address), isPending };
};
