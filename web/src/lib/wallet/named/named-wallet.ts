import type { AppConfig } from '@/config/app-config';

import type { WagmiConfig } from '../wagmi-config';
import type { WalletOption } from '../wallet';

export type CreateConnector = Parameters<WagmiConfig['_internal']['connectors']['setup']>[0];

/** A wallet that is offered by name, present or not. */
export type NamedWallet = Pick<WalletOption, 'id' | 'name' | 'kind'> & {
  /** A data URL; defaults to the picture of its kind. */
  icon?: string;
  /** Whether it is available in this page; always by default. */
  isPresent?: (page: object) => boolean;
  /** Whether the site operator has configured it, if necessary. */
  isSetUp?: (config: AppConfig) => boolean;
  /** Its EIP-6963 identifier, by which a duplicate entry is avoided. */
  announcedAs?: string;
  /** Creates its connector and loads its dependencies. */
  create: (config: AppConfig) => Promise<CreateConnector>;
};
