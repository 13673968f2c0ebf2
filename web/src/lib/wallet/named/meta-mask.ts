import { injected } from 'wagmi';

import { injectedProvider } from './injected-provider';
import type { NamedWallet } from './named-wallet';
import { metaMaskMark } from './wallet-marks';

export const metaMask: NamedWallet = {
  id: 'metaMask',
  name: 'MetaMask',
  kind: 'extension',
  icon: metaMaskMark,
  announcedAs: 'io.metamask',
  isPresent: (page) => {
    const provider = injectedProvider(page);
    return provider !== undefined && 'isMetaMask' in provider && provider.isMetaMask === true;
  },
  create: async () => injected({ target: 'metaMask' }),
};
