import { drawState } from '../draws/draw-state';
import type { MarketContext } from '../orders/market-context';
import { reviewOrders } from '../orders/review-orders';
import type { DrawRow } from '../tables/drop-row';

const dueRows = ({ tables, now }: MarketContext): DrawRow[] =>
  tables.draws.findBy('pending', 'pending').filter((row) => drawState(row, now()) === 'returned');

export const isStakeDue = (context: MarketContext): boolean => dueRows(context).length > 0;

/** Ends draws whose link is overdue. Returns the stakes and credits of re-rolls, each only once. */
export const returnStakes = async (context: MarketContext): Promise<void> => {
  for (const row of dueRows(context)) {
    const movements = (row.stake ?? []).map(
      (traitId) => ({ kind: 'unlock', traitId, to: row.account, quantity: 1 }) as const,
    );
    await context.settlement.execute(movements);
    if (row.pool !== undefined) {
      context.credits.giveBack(row.account, row.id, 'reroll-returned');
    }
    context.tables.draws.put(row.id, { ...row, isReturned: true });
    reviewOrders(context, movements);
  }
};
