import { PRODUCT_NAME } from '@/config/constants';

import type { NamedWallet } from './named-wallet';
import { coinbaseMark } from './wallet-marks';

export const coinbaseWallet: NamedWallet = {
  id: 'coinbaseWalletSDK',
  name: 'Coinbase Wallet',
  kind: 'hosted',
  icon: coinbaseMark,
  create: async () => {
    const connector = await import('wagmi/connectors/coinbaseWallet');
    return connector.coinbaseWallet({ appName: PRODUCT_NAME });
  },
};
