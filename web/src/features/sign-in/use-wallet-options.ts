import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { useSessionStore } from '@/lib/session/session-context';
import type { WalletOption } from '@/lib/wallet/wallet';

export type WalletOptions =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; options: readonly WalletOption[] };

const NONE: readonly WalletOption[] = [];
const watchNothing = () => () => {};

/** Loads the wallet layer and lists what it finds, as wallets announce themselves. */
export const useWalletOptions = (): WalletOptions => {
  const { loadWallet } = useSessionStore();
  const layer = useQuery({
    queryKey: ['wallet-layer'],
    queryFn: loadWallet,
    staleTime: Infinity,
    // It is made of functions, which cannot be compared.
    structuralSharing: false,
  });
  const wallet = layer.data;
  const options = useSyncExternalStore(
    wallet?.watchOptions ?? watchNothing,
    useCallback(() => wallet?.options() ?? NONE, [wallet]),
  );

  if (layer.isError && !layer.isFetching)
    return { kind: 'failed', retry: () => void layer.refetch() };
  return wallet ? { kind: 'ready', options } : { kind: 'loading' };
};
