import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { Price } from '@trait-market/contract/economy/shared';

import { isOfferForAvatar } from '@/lib/economy/avatars/about-avatar';
import { useAvatarHistory, useAvatarOrders } from '@/lib/economy/avatars/avatar-queries';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useSession } from '@/lib/session/use-session';

import type { PriceContext } from '@/lib/price-warnings/price-warnings';

type AvatarContext = PriceContext & {
  /** Undefined until the collections have loaded. */
  collectionFloor: Price | null | undefined;
  ownOffer: Price | null;
};

/** Compares with the collection's floor, because there is only one of each avatar. */
export const useAvatarContext = (avatar: AvatarDetail): AvatarContext => {
  const { address } = useSession();
  const { data: history } = useAvatarHistory(avatar);
  const { data: orders } = useAvatarOrders(avatar);
  const { data: collections } = useCollections();
  const offers = orders?.items.filter((order) => isOfferForAvatar(order, avatar)) ?? [];
  const isOwn = (order: (typeof offers)[number]) => isOwnOrder(order, address);
  const collection = collections?.find(({ slug }) => slug === avatar.collection);
  return {
    chainId: avatar.chainId,
    floor: null,
    isFloorOwn: false,
    bestOffer: orders && (offers.find((order) => !isOwn(order))?.unitPrice ?? null),
    sales: (history?.sales ?? []).map((sale) => ({ ...sale, quantity: 1 })),
    collectionFloor: collections && (collection?.avatarFloor ?? null),
    ownOffer: offers.find(isOwn)?.unitPrice ?? null,
  };
};
