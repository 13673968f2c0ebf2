import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { useAvatarOrders } from '@/lib/economy/avatars/avatar-queries';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useSession } from '@/lib/session/use-session';

/** Returns the listing with which the viewer can buy the avatar now; undefined if there is none. */
export const useListing = (avatar: AvatarDetail) => {
  const { address } = useSession();
  const { data, isPending } = useAvatarOrders(avatar);
  const listings = data?.items.filter((order) => isListingOfAvatar(order, avatar));
  return { listing: bestOfOthers(listings, address), isPending };
};
