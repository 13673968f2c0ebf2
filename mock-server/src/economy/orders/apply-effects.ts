import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { Shortfall, type Movement } from '../ledger/settlement';
import type { MarketRefusal } from '../shared/refusal';
import type { ActivityRow } from '../tables/rows';
import type { LedgerContext } from './market-context';
import { reviewOrders } from './review-orders';

export type NewActivity = Omit<ActivityRow, 'id'>;

export type Effects<Result, Done = { activities: ActivityRow[] }> = {
  movements: readonly Movement[];
  /** Sorted from oldest to newest. */
  activities?: readonly NewActivity[];
  orderHashes?: readonly Bytes32[];
  /** The drops of which packs were bought, of several. */
  drops?: readonly string[];
  /** The transaction that settles all of it. */
  transaction?: Bytes32;
  /** The error response for missing items. Without it, missing items are an internal error. */
  shortfall?: MarketRefusal;
  /** Writes the action's own rows, after all movements have been executed. */
  store: (done: Done) => Result;
};

const execute = async (
  { settlement }: LedgerContext,
  { movements, shortfall }: Pick<Effects<unknown>, 'movements' | 'shortfall'>,
): Promise<void> => {
  try {
    await settlement.execute(movements);
  } catch (error) {
    throw error instanceof Shortfall && shortfall !== undefined ? shortfall : error;
  }
};

export const applyEffects = async <Result>(
  context: LedgerContext,
  effects: Effects<Result>,
): Promise<{ result: Result; activities: ActivityRow[] }> => {
  await execute(context, effects);
  const { transaction } = effects;
  const activities = (effects.activities ?? []).map((activity) =>
    context.tables.log.add({ ...activity, ...(transaction && { transaction }) }),
  );
  const result = effects.store({ activities });
  reviewOrders(context, effects.movements);
  return { result, activities };
};
