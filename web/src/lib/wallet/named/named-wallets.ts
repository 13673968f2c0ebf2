import type { AppConfig } from '@/config/app-config';

import { coinbaseWallet } from './coinbase-wallet';
import { demoWallet } from './demo-wallet';
import { injectedWallet } from './injected-wallet';
import { metaMask } from './meta-mask';
import type { NamedWallet } from './named-wallet';
import { walletConnect } from './wallet-connect';

/**
 * The wallets in the order of §2 Sign-in dialog. The demo wallet is included only when the app
 * config enables it.
 */
export const namedWallets = (config: Pick<AppConfig, 'demoWallet'>): readonly NamedWallet[] => [
  metaMask,
  coinbaseWallet,
  walletConnect,
  injectedWallet,
  ...(config.demoWallet ? [demoWallet] : []),
];
