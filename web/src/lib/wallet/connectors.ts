import { injected, type Connector } from 'wagmi';

import type { AppConfig } from '@/config/app-config';
import { PRODUCT_NAME } from '@/config/constants';

import { DEMO_CONNECTOR_ID, demoWallet } from './demo-connector';
import type { WagmiConfig } from './wagmi-config';
import type { WalletOption } from './wallet';
import { walletError } from './wallet-error';

type CreateConnector = Parameters<WagmiConfig['_internal']['connectors']['setup']>[0];
type NamedOption = Omit<WalletOption, 'isRecent' | 'isPresent' | 'isSetUp'> & {
  /** Makes its connector; what it needs is loaded here and not before. */
  create: () => Promise<CreateConnector>;
};

/** The identifier with which MetaMask announces itself: then it is not listed twice. */
export const EXTENSION_RDNS = 'io.metamask';

/** The wallets that are offered whether or not one is found in the page (§2 Sign-in dialog). */
export const namedOptions = ({
  demoWallet: hasDemoWallet,
  walletConnectProjectId: projectId,
}: Pick<AppConfig, 'demoWallet' | 'walletConnectProjectId'>): NamedOption[] => [
  {
    id: 'metaMask',
    name: 'MetaMask',
    kind: 'extension',
    icon: undefined,
    create: async () => injected({ target: 'metaMask' }),
  },
  {
    id: 'coinbaseWalletSDK',
    name: 'Coinbase Wallet',
    kind: 'hosted',
    icon: undefined,
    create: async () => {
      const { coinbaseWallet } = await import('wagmi/connectors/coinbaseWallet');
      return coinbaseWallet({ appName: PRODUCT_NAME });
    },
  },
  {
    id: 'walletConnect',
    name: 'WalletConnect',
    kind: 'relay',
    icon: undefined,
    create: async () => {
      if (projectId === null) throw walletError('noProjectId');
      const { walletConnect } = await import('wagmi/connectors/walletConnect');
      return walletConnect({ projectId, showQrModal: false });
    },
  },
  {
    id: 'injected',
    name: 'Injected wallet',
    kind: 'injected',
    icon: undefined,
    create: async () => injected(),
  },
  ...(hasDemoWallet
    ? [
        {
          id: DEMO_CONNECTOR_ID,
          name: 'Demo wallet',
          kind: 'demo' as const,
          icon: undefined,
          create: async () => demoWallet(),
        },
      ]
    : []),
];

/** A wallet that EIP-6963 found in the page, by its own name and icon. */
export const announcedOption = ({
  id,
  name,
  icon,
}: Connector): Omit<WalletOption, 'isRecent' | 'isPresent' | 'isSetUp'> => ({
  id,
  name,
  kind: 'announced',
  icon: icon?.trim(),
});
