import type { LedgerContext } from '../orders/market-context';
import type { DrawRow } from '../tables/drop-row';
import { drawState } from './draw-state';

export const nextSequence = (
  { now }: Pick<LedgerContext, 'now'>,
  rows: readonly DrawRow[],
): number => 1 + rows.filter((row) => drawState(row, now()) !== 'returned').length;

/** Swaps a draw with the one before it, as a cheating provider would. */
export const putBeforeTheLast = (
  { tables }: Pick<LedgerContext, 'tables'>,
  rows: readonly DrawRow[],
  row: DrawRow,
): DrawRow => {
  const last = rows.find(({ sequence }) => sequence === row.sequence - 1);
  if (last === undefined) return row;
  tables.draws.put(last.id, { ...last, sequence: row.sequence });
  return { ...row, sequence: last.sequence };
};
