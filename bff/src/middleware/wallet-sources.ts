import type { AppConfig } from '../web/app-config';

/** What one wallet's client reaches from the page. */
type WalletSources = {
  /** Whether the wallet is set up on this site; without it, it always is. */
  isSetUp?: (config: AppConfig) => boolean;
  connect: readonly string[];
  frame?: readonly string[];
};

/** The wallets whose clients reach out. Those in the browser itself need nothing. */
const WALLETS: readonly WalletSources[] = [
  {
    // Coinbase Wallet. Its sign-in is a pop-up of its own.
    connect: [
      'https://rpc.wallet.coinbase.com',
      'https://www.walletlink.org',
      'wss://www.walletlink.org',
    ],
  },
  {
    // WalletConnect. It proves the page's origin to the wallet in a frame.
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

/** What the wallets that are set up on this site need of a content security policy. */
export const walletSources = (config: AppConfig): { connect: string[]; frame: string[] } => {
  const offered = WALLETS.filter(({ isSetUp }) => isSetUp?.(config) ?? true);
  return {
    connect: offered.flatMap(({ connect }) => connect),
    frame: offered.flatMap(({ frame = [] }) => frame),
  };
};
