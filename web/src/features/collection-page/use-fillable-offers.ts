import type { CollectionOffer } from '@trait-market/contract/economy/tokens';
import { useMemo } from 'react';

import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { isSought, useRaritySets } from '@/lib/economy/wallets/sought-items';
import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useSession } from '@/lib/session/use-session';

/** Returns the hashes of the offers that a loose edition or an avatar of the signed-in user could fill. */
export const useFillableOffers = (
  slug: string,
  offers: readonly CollectionOffer[] | undefined,
): ReadonlySet<string> => {
  const { address } = useSession();
  const { data: owned } = useOwnedTraits(address, slug);
  const { data: avatars } = useOwnedAvatars(address, slug);
  const holdsAny = owned !== undefined && owned.length > 0;
  const sets = useRaritySets(holdsAny ? offers : undefined);
  return useMemo(() => {
    const given = [...(owned?.filter(({ quantity }) => quantity > 0) ?? []), ...(avatars ?? [])];
    const fillable = offers?.filter(
      (offer) =>
        !isOwnOrder(offer, address) &&
        offer.gets.some((wanted) => given.some((held) => isSought(wanted, held, sets))),
    );
    return new Set(fillable?.map(({ hash }) => hash));
  }, [address, avatars, offers, owned, sets]);
};
