import type { CollectionOffer } from '@trait-market/contract/economy/tokens';
import { useMemo } from 'react';

import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { isSought, useRaritySets } from '@/lib/economy/wallets/sought-items';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useSession } from '@/lib/session/use-session';

/** Returns the hashes of the offers that a loose edition of the signed-in user could fill. */
export const useFillableOffers = (
  slug: string,
  offers: readonly CollectionOffer[] | undefined,
): ReadonlySet<string> => {
  const { address } = useSession();
  const { data: owned } = useOwnedTraits(address, slug);
  const holdsAny = owned !== undefined && owned.length > 0;
  const sets = useRaritySets(holdsAny ? offers : undefined);
  return useMemo(() => {
    const loose = owned?.filter(({ quantity }) => quantity > 0) ?? [];
    const fillable = offers?.filter(
      (offer) =>
        !isOwnOrder(offer, address) &&
        offer.gets.some((wanted) => loose.some((held) => isSought(wanted, held, sets))),
    );
    return new Set(fillable?.map(({ hash }) => hash));
  }, [address, offers, owned, sets]);
};
