import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useSession } from '@/lib/session/use-session';

/** Returns the user's loose editions of a trait; undefined without any. */
export const useOwnEditions = ({ id, collection }: TraitDetail) => {
  const { address } = useSession();
  const { data: owned } = useOwnedTraits(address, collection);
  return owned?.find(({ trait, quantity }) => trait.id === id && quantity > 0);
};

export type OwnEditions = NonNullable<ReturnType<typeof useOwnEditions>>;
