import { PRODUCT_NAME } from '@/config/constants';

import type { NamedWallet } from './named-wallet';

export const coinbaseWallet: NamedWallet = {
  id: 'coinbaseWalletSDK',
  name: 'Coinbase Wallet',
  kind: 'hosted',
  create: async () => {
    const connector = await import('wagmi/connectors/coinbaseWallet');
    return connector.coinbaseWallet({ appName: PRODUCT_NAME });
  },
};
