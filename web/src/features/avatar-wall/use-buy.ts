import { useQueryClient } from '@tanstack/react-query';
import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';
import { useState } from 'react';

import { useActions } from '@/lib/actions/actions-context';
import { AppError, errorText } from '@/lib/app-error';
import { cart, MAX_LINES } from '@/lib/cart/cart';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { refreshEconomy } from '@/lib/economy/queries/refresh-economy';
import { useSession } from '@/lib/session/use-session';
import { showFailure } from '@/lib/failure-toast';
import { toasts } from '@/lib/toasts';

import { fetchListings } from './fetch-listings';
import { idOfCard } from './use-avatar-wall';

const FULL = {
  kind: 'error',
  header: 'Your cart is full',
  description: `A cart holds up to ${MAX_LINES} listings. Buy or remove some first.`,
} as const;

const putAside = (avatar: AvatarCard, order: Order): void => {
  if (!cart.add(order)) return toasts.show(FULL);
  const price = order.unitPrice ? ` for ${exactPrice(order.unitPrice)}` : '';
  toasts.show({
    kind: 'notice',
    header: 'Added to your cart',
    description: `${avatarName(avatar)}${price}`,
  });
};

/** Buys an avatar of a card, or adds its listing to the cart. */
export const useBuy = () => {
  const { start } = useActions();
  const { address } = useSession();
  const queryClient = useQueryClient();
  const [buying, setBuying] = useState<string>();

  const buy = async (avatar: AvatarCard, isForCart = false): Promise<void> => {
    setBuying(idOfCard(avatar));
    try {
      const order = bestOfOthers(await fetchListings(queryClient, avatar), address);
      if (order && isForCart) putAside(avatar, order);
      else if (order) start({ kind: 'buy', order });
      else {
        void refreshEconomy(queryClient);
        toasts.show({
          kind: 'error',
          header: 'It can’t be bought now',
          description:
            'Someone else got it first, or it no longer wears what its listing promised. Nothing has moved.',
        });
      }
    } catch (error) {
      showFailure(error, {
        header: 'Couldn’t load the listing',
        description: error instanceof AppError ? errorText(error) : 'Try again.',
      });
    } finally {
      setBuying(undefined);
    }
  };
  return { buy, buying };
};
