import { injected } from 'wagmi';

import { hasFlag, injectedProvider } from './injected-provider';
import type { NamedWallet } from './named-wallet';
import { metaMaskMark } from './wallet-marks';

export const metaMask: NamedWallet = {
  id: 'metaMask',
  name: 'MetaMask',
  kind: 'extension',
  icon: metaMaskMark,
  announcedAs: 'io.metamask',
  isPresent: (page) => hasFlag(injectedProvider(page), 'isMetaMask'),
  create: async () => injected({ target: 'metaMask' }),
};
