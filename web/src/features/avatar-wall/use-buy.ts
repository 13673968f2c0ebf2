import { useQueryClient } from '@tanstack/react-query';
import { type AvatarCard, avatarsContract } from '@trait-market/contract/economy/avatars';
import { initClient } from '@ts-rest/core';
import { useState } from 'react';

import { useActions } from '@/lib/actions/actions-context';
import { AppError, errorText } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';
import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { refreshEconomy } from '@/lib/economy/queries/refresh-economy';
import { useSession } from '@/lib/session/use-session';
import { showFailure } from '@/lib/failure-toast';
import { toasts } from '@/lib/toasts';

import { idOfCard } from './use-avatar-wall';

const client = initClient(avatarsContract, economyOptions);

/** From a press on a card to the review of the listing that it shows. */
export const useBuy = () => {
  const { start } = useActions();
  const { address } = useSession();
  const queryClient = useQueryClient();
  const [buying, setBuying] = useState<string>();

  const buy = async (avatar: AvatarCard): Promise<void> => {
    const { collection, tokenId } = avatar;
    setBuying(idOfCard(avatar));
    try {
      const params = { collection, tokenId };
      const { items } = bodyOf(await client.orders({ params, query: { kind: 'listing' } }));
      const listings = items.filter((order) => isListingOfAvatar(order, avatar));
      const order = bestOfOthers(listings, address);
      if (order) start({ kind: 'buy', order, isQuick: true });
      else {
        // The card is out of date.
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
