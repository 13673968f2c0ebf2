import { useQueryClient } from '@tanstack/react-query';
import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import { useState } from 'react';

import { useActions } from '@/lib/actions/actions-context';
import { AppError, errorText } from '@/lib/app-error';
import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { economyKeys } from '@/lib/economy/queries/keys';
import { refreshEconomy } from '@/lib/economy/queries/refresh-economy';
import { useSession } from '@/lib/session/use-session';
import { showFailure } from '@/lib/failure-toast';
import { toasts } from '@/lib/toasts';

import { idOfCard } from './use-avatar-wall';

export const useBuy = () => {
  const { start } = useActions();
  const { address } = useSession();
  const queryClient = useQueryClient();
  const [buying, setBuying] = useState<string>();

  const buy = async (avatar: AvatarCard): Promise<void> => {
    const { collection, tokenId } = avatar;
    setBuying(idOfCard(avatar));
    try {
      // A cached listing may have been filled since it was fetched.
      const { body } = await avatarsApi.initQueryClient(queryClient).orders.fetchQuery({
        queryKey: economyKeys.avatar(collection, tokenId, 'orders', 'listing'),
        queryData: { params: { collection, tokenId }, query: { kind: 'listing' } },
        staleTime: 0,
      });
      const listings = body.items.filter((order) => isListingOfAvatar(order, avatar));
      const order = bestOfOthers(listings, address);
      if (order) start({ kind: 'buy', order, isQuick: true });
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
