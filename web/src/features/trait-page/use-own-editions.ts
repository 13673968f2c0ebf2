import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { useReservedListings } from '@/lib/economy/orders/use-reserved-listings';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useSession } from '@/lib/session/use-session';

/**
 * Returns the user's loose editions of a trait, how many are reserved for a buyer, and how many are
 * in any own listing; undefined without any, or until all of that has loaded.
 */
export const useOwnEditions = (trait: TraitDetail) => {
  const { address } = useSession();
  const { data: owned } = useOwnedTraits(address, trait.collection);
  const { made, isPending } = useReservedListings({ kind: 'trait', trait, quantity: 1 });
  const own = owned?.find((item) => item.trait.id === trait.id && item.quantity > 0);
  if (own === undefined || isPending) return undefined;
  const editions = made.reduce((sum, { remaining }) => sum + remaining, 0);
  const reserved = Math.min(editions, own.quantity);
  return { ...own, reserved, inListings: Math.min(own.listedByOwner + reserved, own.quantity) };
};

export type OwnEditions = NonNullable<ReturnType<typeof useOwnEditions>>;
