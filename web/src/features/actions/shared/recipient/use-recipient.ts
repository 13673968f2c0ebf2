import type { WalletAddress } from '@trait-market/contract/shared';

import { useCollections } from '@/lib/economy/collections/use-collections';

import { readAllowed, readRecipient } from './recipient';
import { useNamedRecipient } from './use-named-recipient';

/**
 * Reads another wallet from a username or an address. The contracts of all collections are no
 * wallets.
 */
export const useRecipient = (entered: string, token: WalletAddress, sender: WalletAddress) => {
  const { data: collections = [], isPending } = useCollections();
  const tokens = [
    token,
    ...collections.flatMap(({ contracts }) => [contracts.avatars, contracts.traits]),
  ];
  const others = { sender, tokens };
  const named = useNamedRecipient(entered);
  const recipient = named
    ? named.read.value === undefined
      ? named.read
      : readAllowed(named.read.value, others)
    : readRecipient(entered, others);
  return { entered, recipient, named, isPending };
};
export type EnteredRecipient = ReturnType<typeof useRecipient>;
