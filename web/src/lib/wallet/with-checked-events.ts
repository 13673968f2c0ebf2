import { WalletAddressSchema } from '@trait-market/contract/shared';
import type { Connector } from 'wagmi';
import * as z from 'zod/mini';

import type { CreateConnector } from './named/named-wallet';

/** A chain id as EIP-1193 defines it (hexadecimal), or as older wallets send it. */
const ChainIdSchema = z.union([
  z.string().check(z.regex(/^(?:0x[\da-f]{1,13}|\d{1,15})$/i)),
  z.number().check(z.int(), z.positive()),
]);
const AccountsSchema = z.array(WalletAddressSchema);

/** Ignores invalid wallet events instead of storing them or throwing. */
export const withCheckedEvents =
  (create: CreateConnector): CreateConnector =>
  (config) => {
    const connector = create(config);
    return {
      ...connector,
      async setup(this: Connector) {
        // The page's provider may throw when it is read.
        await connector.setup?.call(this).catch(() => undefined);
      },
      onAccountsChanged(this: Connector, accounts: string[]) {
        if (AccountsSchema.safeParse(accounts).success)
          connector.onAccountsChanged.call(this, accounts);
      },
      onChainChanged(this: Connector, chainId: string) {
        if (ChainIdSchema.safeParse(chainId).success) connector.onChainChanged.call(this, chainId);
      },
    };
  };
