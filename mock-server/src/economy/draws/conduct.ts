import type { MarketTables } from '../tables/tables';
import type { DrawConduct } from '../tables/drop-row';

const KEY = 'draws';

/** How draws are made in this market; honestly unless it was told otherwise. */
export const conductOf = ({ drawConduct }: Pick<MarketTables, 'drawConduct'>): DrawConduct =>
  drawConduct.find(KEY) ?? 'honest';

/** For tests and demonstrations alone: lets the draws from now on be made in another way. */
export const setConduct = (
  { drawConduct }: Pick<MarketTables, 'drawConduct'>,
  conduct: DrawConduct,
): void => {
  if (conduct === 'honest') drawConduct.remove(KEY);
  else drawConduct.put(KEY, conduct);
};
