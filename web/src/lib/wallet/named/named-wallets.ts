import type { AppConfig } from '@/config/app-config';

import { coinbaseWallet } from './coinbase-wallet';
import { demoWallet } from './demo-wallet';
import { injectedWallet } from './injected-wallet';
import { metaMask } from './meta-mask';
import type { NamedWallet } from './named-wallet';
import { walletConnect } from './wallet-connect';

/**
 * The wallets that are offered whether or not one is found in the page (§2 Sign-in dialog), in their
 * order; the demo wallet only where the app config turns it on.
 */
export const namedWallets = (config: Pick<AppConfig, 'demoWallet'>): readonly NamedWallet[] => [
  metaMask,
  coinbaseWallet,
  walletConnect,
  injectedWallet,
  ...(config.demoWallet ? [demoWallet] : []),
];
