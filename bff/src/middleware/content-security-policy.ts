import type { AppConfig } from '../web/app-config';

/** Where the wallet-relay protocol's client connects to. */
const WALLETCONNECT_CONNECTIONS = [
  'wss://relay.walletconnect.org',
  'wss://relay.walletconnect.com',
  'https://rpc.walletconnect.org',
  'https://rpc.walletconnect.com',
  'https://pulse.walletconnect.org',
  'https://verify.walletconnect.org',
  'https://verify.walletconnect.com',
  'https://echo.walletconnect.com',
];

/** The relay client proves the page's origin to the wallet in a frame of these. */
const WALLETCONNECT_FRAMES = [
  'https://verify.walletconnect.org',
  'https://verify.walletconnect.com',
];

/** Where the exchange-hosted wallet's client connects to; its sign-in is a pop-up of its own. */
const COINBASE_CONNECTIONS = [
  'https://rpc.wallet.coinbase.com',
  'https://www.walletlink.org',
  'wss://www.walletlink.org',
];

/**
 * The content security policy that lets the configured wallets, RPC endpoints and picture hosts
 * work, and nothing else. Made once, at start.
 */
export const contentSecurityPolicy = (config: AppConfig): Record<string, string[]> => {
  const rpcOrigins = Object.values(config.rpcUrls)
    .filter((url) => url !== null)
    .map((url) => new URL(url).origin);
  const relay = config.walletConnectProjectId !== null;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Floating layers are placed by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...config.imageHosts],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...rpcOrigins,
      ...COINBASE_CONNECTIONS,
      ...(relay ? WALLETCONNECT_CONNECTIONS : []),
    ],
    'frame-src': relay ? WALLETCONNECT_FRAMES : ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  };
};
