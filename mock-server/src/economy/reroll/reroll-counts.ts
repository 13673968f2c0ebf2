import { REROLL_HOURS } from '@trait-market/contract/economy/reroll';

import type { Account } from '../../kernel/account';
import { drawState } from '../draws/draw-state';
import type { LedgerContext } from '../orders/market-context';
import type { DrawRow } from '../tables/drop-row';

export const REROLL_MS = REROLL_HOURS * 60 * 60_000;

type Counting = Pick<LedgerContext, 'tables' | 'now'>;

const inState = ({ now }: Counting, rows: readonly DrawRow[], state: string): DrawRow[] =>
  rows.filter((row) => drawState(row, now()) === state);

export const rerolledLately = (context: Counting, account: Account): DrawRow[] =>
  context.tables.draws
    .findBy('account', account)
    .filter((row) => row.pool !== undefined && drawState(row, context.now()) !== 'returned')
    .filter(({ takenAt }) => takenAt > context.now() - REROLL_MS)
    .toSorted((one, other) => one.takenAt - other.takenAt);

export const drawsFrom = (context: Counting, pool: string) => {
  const rows = context.tables.draws.findBy('pool', pool);
  return {
    rows,
    waiting: inState(context, rows, 'waiting'),
    drawn: inState(context, rows, 'drawn').length,
    returned: inState(context, rows, 'returned').length,
    refused: context.tables.drawRefusals.countBy('pool', pool),
  };
};
