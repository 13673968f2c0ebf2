import type { Connector } from 'wagmi';

import { WALLET_RESPONSE_TIMEOUT_MS, WALLET_SETTLING_MS } from '@/config/constants';

import type { CreateConnector } from './named/named-wallet';
import { withinTime } from './timeouts';

/** Returns the accounts of the wallet; none when the wallet doesn't respond. */
const accountsOf = async (connector: Connector): Promise<readonly string[]> => {
  try {
    return (await withinTime(WALLET_RESPONSE_TIMEOUT_MS, connector.getAccounts())) ?? [];
  } catch {
    return [];
  }
};

/** Reports a disconnection late: a wallet that locks and unlocks has no account for a moment. */
export const withSettlingTime =
  (create: CreateConnector): CreateConnector =>
  (config) => {
    const connector = create(config);
    let settling: symbol | undefined;
    return {
      ...connector,
      onAccountsChanged(this: Connector, accounts: string[]) {
        // Without accounts, wagmi's connectors call `onDisconnect` instead.
        if (accounts.length > 0) settling = undefined;
        connector.onAccountsChanged.call(this, accounts);
      },
      onDisconnect(this: Connector, error?: Error) {
        if (settling) return;
        const mine = Symbol('settling');
        settling = mine;
        const settle = async (): Promise<void> => {
          // Checks the accounts again, because in a hidden tab this timer may fire minutes late.
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
