import type { AppConfig } from '@/config/app-config';

import type { WagmiConfig } from '../wagmi-config';
import type { WalletOption } from '../wallet';

export type CreateConnector = Parameters<WagmiConfig['_internal']['connectors']['setup']>[0];

/** A wallet that is offered by name, whether or not one is found in the page. */
export type NamedWallet = Pick<WalletOption, 'id' | 'name' | 'kind'> & {
  /** A data address; without it the picture of its kind is shown. */
  icon?: string;
  /** Whether it can answer in this page; without it, it can in every page. */
  isPresent?: (page: object) => boolean;
  /** Whether whoever runs the site has set it up, where that is needed. */
  isSetUp?: (config: AppConfig) => boolean;
  /** The identifier with which it announces itself (EIP-6963): once it has, it is not listed twice. */
  announcedAs?: string;
  /** Makes its connector; what it needs is loaded here and not before. */
  create: (config: AppConfig) => Promise<CreateConnector>;
};
