import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import { applyEffects } from '../orders/apply-effects';
import type { MarketContext } from '../orders/market-context';
import { chainKey } from '../tables/keys';
import type { MarketTables } from '../tables/tables';

const approvalMovements = (
  { tables }: MarketContext,
  first: MarketTables,
  account: Account,
): Movement[] => {
  const keys = new Set(
    [tables, first].flatMap((of) => [...of.approvals.keysBy('account', account)]),
  );
  return [...keys].flatMap((key): Movement[] => {
    const before = first.approvals.find(key);
    const row = before ?? tables.approvals.find(key);
    if (row === undefined) return [];
    return [{ ...row, kind: 'approve', approved: before !== undefined }];
  });
};

/** Restores a wallet's coins and approvals. `nativeAtFirst` returns its coins of a chain in wei. */
export const resetBalances = async (
  context: MarketContext,
  first: MarketTables,
  nativeAtFirst: (chainId: ChainId, account: Account) => bigint,
  account: Account,
): Promise<void> => {
  const coins = CHAIN_IDS.flatMap((chainId) => {
    const wrappedAtFirst = BigInt(first.wrapped.find(chainKey(chainId, account)) ?? 0);
    const atFirst = { native: nativeAtFirst(chainId, account), wrapped: wrappedAtFirst };
    return (['native', 'wrapped'] as const).map((coin): Movement => {
      const amount = atFirst[coin] - context.settlement.coinOf(account, chainId, coin);
      return { kind: 'fund', chainId, coin, to: account, amount };
    });
  });
  const movements = [...coins, ...approvalMovements(context, first, account)];
  await applyEffects(context, { movements, store: () => undefined });
};
