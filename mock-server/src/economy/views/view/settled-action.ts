import type { ActivityType } from '@trait-market/contract/economy/activity';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../../kernel/account';
import { settledBy } from '../../shared/transaction';
import { actionKey } from '../../tables/keys';
import type { View } from './view';

type SeededAction = { type: ActivityType; at: number; chainId: ChainId; from: Account };

/** Returns the transaction of an action's activity. The seed has activities, but no actions. */
export const settledAction = (
  { market }: View,
  hash: Bytes32,
  seeded: SeededAction,
): ReturnType<typeof settledBy> => {
  const { acts, log } = market.context.tables;
  const action = acts.find(actionKey(seeded.from, hash));
  if (action === undefined) return settledBy({ ...seeded, transaction: undefined });
  const activity = action.activity === null ? undefined : log.find(action.activity);
  return activity === undefined ? {} : settledBy(activity);
};
