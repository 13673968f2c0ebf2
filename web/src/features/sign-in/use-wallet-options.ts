import { useQuery } from '@tanstack/react-query';

import { useSessionStore } from '@/lib/session/session-context';
import { createStore } from '@/lib/store';
import { useStore } from '@/lib/use-store';
import type { WalletOption } from '@/lib/wallet/wallet';

export type WalletOptions =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; options: readonly WalletOption[] };

const NO_OPTIONS = createStore<readonly WalletOption[]>([]);

/** Ranks a wallet that can be used before the others, and the last used one before all. */
const rankOf = ({ isRecent, isPresent, isSetUp }: WalletOption): number => {
  if (!isSetUp) return 3;
  if (!isPresent) return 2;
  return isRecent ? 0 : 1;
};

/** Lists the wallets, available ones first. The list grows when further ones announce themselves. */
export const useWalletOptions = (): WalletOptions => {
  const { loadWallet } = useSessionStore();
  const layer = useQuery({
    queryKey: ['wallet-layer'],
    queryFn: loadWallet,
    staleTime: Infinity,
    // Disables structural sharing, because the query's data are functions, which can't be compared.
    structuralSharing: false,
  });
  const wallet = layer.data;
  const options = useStore(
    wallet ? { subscribe: wallet.watchOptions, read: wallet.options } : NO_OPTIONS,
  );

  if (layer.isError && !layer.isFetching)
    return { kind: 'failed', retry: () => void layer.refetch() };
  if (!wallet) return { kind: 'loading' };
  return {
    kind: 'ready',
    options: options.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
};
