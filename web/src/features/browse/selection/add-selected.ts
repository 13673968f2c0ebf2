import type { QueryClient } from '@tanstack/react-query';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { traitName } from '@/components/trait/trait-name';
import { addSeveral, type Outcome } from '@/lib/cart/add-several';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { fetchListings } from '@/lib/economy/traits/trait-queries';

import { fetchWanted } from './fetch-wanted';

/** Adds the cheapest listing by another user of each trait to the cart. @throws AppError */
export const addSelected = (
  queryClient: QueryClient,
  traits: readonly TraitCard[],
  buyer: WalletAddress | undefined,
): Promise<Outcome> =>
  addSeveral({
    items: traits,
    nameOf: ({ value }) => traitName({ traitValue: value }),
    isLineOf: ({ traitId }, { id }) => traitId === id,
    listedOf: async (others) => {
      const current = await fetchWanted(queryClient, others, []);
      const listed = new Set(current.flatMap(({ trait: { id, floor } }) => (floor ? id : [])));
      return others.filter(({ id }) => listed.has(id));
    },
    find: async ({ id }) => {
      const listings = await fetchListings(queryClient, id);
      return bestOfOthers(listings, buyer) ?? (listings.length === 0 ? 'notForSale' : 'own');
    },
  });
