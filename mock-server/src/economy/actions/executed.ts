import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { actionKey, nonceKey } from '../tables/keys';
import type { ActionRow } from '../tables/rows';

export const ALREADY_EXECUTED =
  'This already went through. It was done the first time, and nothing was done now.';

/** Runs before the deadline check, whose error would ask users to sign a completed action again. */
export const assertNotExecuted = (
  { tables }: MarketContext,
  account: Account,
  hash: Bytes32,
  nonce?: string,
): void => {
  if (tables.acts.find(actionKey(account, hash)) !== undefined) {
    throw new MarketRefusal('already-executed', ALREADY_EXECUTED);
  }
  if (nonce !== undefined && tables.acts.countBy('nonce', nonceKey(account, nonce)) > 0) {
    throw new MarketRefusal('replayed', 'Something else was already signed with this nonce.');
  }
};

/** Records an execution. A cancellation of several orders collects the hashes of all of them. */
export const recordExecution = ({ tables }: MarketContext, act: ActionRow): void => {
  const key = actionKey(act.account, act.hash);
  const before = tables.acts.find(key)?.orderHashes ?? [];
  tables.acts.put(key, { ...act, orderHashes: [...before, ...act.orderHashes] });
};
