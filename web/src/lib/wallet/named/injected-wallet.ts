import { injected } from 'wagmi';

import { injectedProvider } from './injected-provider';
import type { NamedWallet } from './named-wallet';

export const injectedWallet: NamedWallet = {
  id: 'injected',
  name: 'Injected wallet',
  kind: 'injected',
  isPresent: (page) => injectedProvider(page) !== undefined,
  create: async () => injected(),
};
