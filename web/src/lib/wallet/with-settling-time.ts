import type { Connector } from 'wagmi';

import { WALLET_RESPONSE_TIMEOUT_MS, WALLET_SETTLING_MS } from '@/config/constants';

import type { CreateConnector } from './named/named-wallet';
import { withinTime } from './timeouts';

/** Returns the wallet's accounts; none when it doesn't respond. */
const accountsOf = async (connector: Connector): Promise<readonly string[]> => {
  try {
    return (await withinTime(WALLET_RESPONSE_TIMEOUT_MS, connector.getAccounts())) ?? [];
  } catch {
    return [];
  }
};

/** Delays a disconnection, because wallets that lock and unlock briefly have no account. */
export const withSettlingTime =
  (create: CreateConnector): CreateConnector =>
  (config) => {
    const connector = create(config);
    let settling: symbol | undefined;
    return {
      ...connector,
      onAccountsChanged(this: Connector, accounts: string[]) {
        // Without accounts, wagmi's connectors call `onDisconnect`.
        if (accounts.length > 0) settling = undefined;
        connector.onAccountsChanged.call(this, accounts);
      },
      onDisconnect(this: Connector, error?: Error) {
        if (settling) return;
        const mine = Symbol('settling');
        settling = mine;
        const settle = async (): Promise<void> => {
          // A hidden tab's timer may fire minutes late, so the wallet's current accounts count.
          const accounts = await accountsOf(this);
          if (settling !== mine) return;
          settling = undefined;
          if (accounts.length > 0) connector.onAccountsChanged.call(this, [...accounts]);
          else connector.onDisconnect.call(this, error);
        };
        setTimeout(() => void settle(), WALLET_SETTLING_MS);
      },
    };
  };
