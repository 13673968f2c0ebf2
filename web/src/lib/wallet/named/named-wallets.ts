import type { AppConfig } from '@/config/app-config';
import type { NamedWallet } from './named-wallet';
import { DEMO_SMART_ACCOUNT, DEMO_WALLET, demoConnector } from './demo-connector';
import { injected } from 'wagmi';
import { PRODUCT_NAME } from '@/config/constants';
import { walletError } from '../wallet-error';

const mark = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`,
  )}`;

const metaMaskMark = mark(
  '<path fill="#fff" d="M0 0h32v32H0z"/>' +
    '<path fill="#e17726" d="m26.5 5-8.8 6.6 1.6-3.9zM5.5 5l8.7 6.7-1.5-4z"/>' +
    '<path fill="#e27625" d="m23.3 20.6-2.3 3.6 5 1.4 1.4-4.9zm-18.7.1L6 25.6l5-1.4-2.3-3.6z"/>' +
    '<path fill="#f6851b" d="M26.5 5 28 12l-1.2 3.5.8 1-4.3 4.2-5.6-1-1.7-8 1.7-.1zm-21 0L4 12l1.2 3.5-.8 1 4.3 4.2 5.6-1 1.7-8-1.7-.1z"/>' +
    '<path fill="#763e1a" d="m26.5 5-7.2 2.7-1.6 3.9 9.9 3.9.4-3.5zm-21 0 7.2 2.7 1.6 3.9-9.9 3.9L4 12z"/>' +
    '<path fill="#233447" d="m18.6 17.3 3-1.3 1 1.4-3.2 1zm-5.2 0-3-1.3-1 1.4 3.2 1z"/>' +
    '<path fill="#d5bfb2" d="m11 24.2 3.3-1.6.2 1.9h3l.2-1.9 3.3 1.6-3 2.4h-4z"/>' +
    '<path fill="#161616" d="M14 22.4h4l.4 1.6-.5.4h-3.8l-.5-.4z"/>',
);

const coinbaseMark = mark(
  '<path fill="#0052ff" d="M0 0h32v32H0z"/><path fill="#fff" fill-rule="evenodd" d="M16 26a10 10 0 1 0 0-20 10 10 0 0 0 0 20m-2.3-13.2h4.6c.5 0 .9.4.9.9v4.6c0 .5-.4.9-.9.9h-4.6a.9.9 0 0 1-.9-.9v-4.6c0-.5.4-.9.9-.9"/>',
);

const walletConnectMark = mark(
  '<path fill="#3396ff" d="M0 0h32v32H0z"/><path fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round" d="M9.2 12.3a9.7 9.7 0 0 1 13.6 0M5.8 15.7l5.1 5 5.1-5 5.1 5 5.1-5"/>',
);

/** Returns `window.ethereum`; undefined when there is none or an extension's getter throws. */
const injectedProvider = (page: object): object | undefined => {
  try {
    return 'ethereum' in page && typeof page.ethereum === 'object' && page.ethereum !== null
      ? page.ethereum
      : undefined;
  } catch {
    return undefined;
  }
};

/** Returns whether a flag such as `isMetaMask` is set; false when a proxy throws. */
const hasFlag = (provider: object | undefined, flag: string): boolean => {
  try {
    return provider !== undefined && Reflect.get(provider, flag) === true;
  } catch {
    return false;
  }
};

const walletConnect: NamedWallet = {
  id: 'walletConnect',
  name: 'WalletConnect',
  kind: 'relay',
  icon: walletConnectMark,
  isSetUp: ({ walletConnectProjectId }) => walletConnectProjectId !== null,
  create: async ({ walletConnectProjectId: projectId }) => {
    if (projectId === null) throw walletError('noProjectId');
    const connector = await import('wagmi/connectors/walletConnect');
    return connector.walletConnect({ projectId, showQrModal: false });
  },
};

const metaMask: NamedWallet = {
  id: 'metaMask',
  name: 'MetaMask',
  kind: 'extension',
  icon: metaMaskMark,
  announcedAs: 'io.metamask',
  isPresent: (page) => hasFlag(injectedProvider(page), 'isMetaMask'),
  create: async () => injected({ target: 'metaMask' }),
};

const coinbaseWallet: NamedWallet = {
  id: 'coinbaseWalletSDK',
  name: 'Coinbase Wallet',
  kind: 'hosted',
  icon: coinbaseMark,
  create: async () => {
    const connector = await import('wagmi/connectors/coinbaseWallet');
    return connector.coinbaseWallet({ appName: PRODUCT_NAME });
  },
};

const injectedWallet: NamedWallet = {
  id: 'injected',
  name: 'Injected wallet',
  kind: 'injected',
  isPresent: (page) => injectedProvider(page) !== undefined,
  create: async () => injected(),
};

const demoWallet: NamedWallet = {
  id: DEMO_WALLET.id,
  name: DEMO_WALLET.name,
  kind: 'demo',
  create: async () => demoConnector(DEMO_WALLET),
};

const demoSmartAccount: NamedWallet = {
  id: DEMO_SMART_ACCOUNT.id,
  name: DEMO_SMART_ACCOUNT.name,
  kind: 'demoSmart',
  create: async () => demoConnector(DEMO_SMART_ACCOUNT),
};

/** The wallets in the order of §2 Sign-in dialog; the app config enables the demo wallets. */
export const namedWallets = (config: Pick<AppConfig, 'demoWallet'>): readonly NamedWallet[] => [
  metaMask,
  coinbaseWallet,
  walletConnect,
  injectedWallet,
  ...(config.demoWallet ? [demoWallet, demoSmartAccount] : []),
];
