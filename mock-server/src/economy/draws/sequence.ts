import type { LedgerContext } from '../orders/market-context';
import type { DrawRow } from '../tables/drop-row';
import { drawState } from './draw-state';

/** The next place among draws of the same drop or pool. One that was returned has none any more. */
export const nextSequence = (
  { now }: Pick<LedgerContext, 'now'>,
  rows: readonly DrawRow[],
): number => 1 + rows.filter((row) => drawState(row, now()) !== 'returned').length;

/** A provider that cheats puts a draw before the one that came before it. */
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
