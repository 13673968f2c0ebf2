import type { DrawRow } from '../../economy/tables/drop-row';
import type { TestMarket } from '../market';
import { ROUND_PUBLISHED_MS } from './next-round';

/** Moves the market's time beyond the round of a draw, and returns the draw. */
export const decide = async ({ market, clock }: TestMarket, { id }: DrawRow): Promise<DrawRow> => {
  clock.now += ROUND_PUBLISHED_MS;
  await market.settle();
  const row = market.context.tables.draws.find(id);
  if (row === undefined) throw new Error(`There is no draw ${id}`);
  return row;
};
