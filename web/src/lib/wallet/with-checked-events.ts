import { WalletAddressSchema } from '@trait-market/contract/shared';
import type { Connector } from 'wagmi';
import * as z from 'zod/mini';

import type { CreateConnector } from './named/named-wallet';

/** A chain id in hexadecimal, as EIP-1193 requires, or in a form that older wallets send. */
const ChainIdSchema = z.union([
  z.string().check(z.regex(/^(?:0x[\da-f]{1,13}|\d{1,15})$/i)),
  z.number().check(z.int(), z.positive()),
]);
const AccountsSchema = z.array(WalletAddressSchema);

/** Ignores invalid events of a wallet, which wagmi's connector would store or throw on. */
export const withCheckedEvents =
  (create: CreateConnector): CreateConnector =>
  (config) => {
    const connector = create(config);
    return {
      ...connector,
      async setup(this: Connector) {
        // Ignores the failure, because reading the page's provider can throw.
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
