import type { AppConfig } from '@/config/app-config';

import type { WagmiConfig } from '../wagmi-config';
import type { WalletOption } from '../wallet';

export type CreateConnector = Parameters<WagmiConfig['_internal']['connectors']['setup']>[0];

export type NamedWallet = Pick<WalletOption, 'id' | 'name' | 'kind'> & {
  icon?: string;
  isPresent?: (page: object) => boolean;
  isSetUp?: (config: AppConfig) => boolean;
  /** The wallet's EIP-6963 identifier, which prevents a second entry for it. */
  announcedAs?: string;
  create: (config: AppConfig) => Promise<CreateConnector>;
};
