import { CHAIN_IDS } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import type { MarketTables } from '../tables/tables';

/** Returns whether a wallet holds coins, traits, avatars or approvals, or held them at first. */
export const knowsWallet = (
  { tables, settlement }: MarketContext,
  first: MarketTables,
  account: Account,
): boolean =>
  [tables, first].some(
    ({ loose, avatars, approvals }) =>
      loose.findBy('account', account).length > 0 ||
      [...avatars.keysBy('owner', account), ...approvals.keysBy('account', account)].length > 0,
  ) ||
  CHAIN_IDS.some((chainId) =>
    (['native', 'wrapped'] as const).some((coin) => settlement.coinOf(account, chainId, coin) > 0n),
  );
