import type { AppConfig } from '../web/app-config';

type WalletSources = {
  isSetUp?: (config: AppConfig) => boolean;
  connect: readonly string[];
  frame?: readonly string[];
};

const WALLETS: readonly WalletSources[] = [
  {
    // Coinbase Wallet. Its sign-in is a separate pop-up, so it needs no frame.
    connect: [
      'https://rpc.wallet.coinbase.com',
      'https://www.walletlink.org',
      'wss://www.walletlink.org',
    ],
  },
  {
    // WalletConnect. It needs a frame, in which it proves the page's origin to the wallet.
    isSetUp: ({ walletConnectProjectId }) => walletConnectProjectId !== null,
    connect: [
      'wss://relay.walletconnect.org',
      'wss://relay.walletconnect.com',
      'https://rpc.walletconnect.org',
      'https://rpc.walletconnect.com',
      'https://pulse.walletconnect.org',
      'https://verify.walletconnect.org',
      'https://verify.walletconnect.com',
      'https://echo.walletconnect.com',
    ],
    frame: ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'],
  },
];

export const walletSources = (config: AppConfig): { connect: string[]; frame: string[] } => {
  const offered = WALLETS.filter(({ isSetUp }) => isSetUp?.(config) ?? true);
  return {
    connect: offered.flatMap(({ connect }) => connect),
    frame: offered.flatMap(({ frame = [] }) => frame),
  };
};
