import type { MarketTables } from '../tables/tables';
import type { DrawConduct } from '../tables/drop-row';

const KEY = 'draws';

export const conductOf = ({ drawConduct }: Pick<MarketTables, 'drawConduct'>): DrawConduct =>
  drawConduct.find(KEY) ?? 'honest';

/** Sets how future draws behave, for tests and demonstrations. */
export const setConduct = (
  { drawConduct }: Pick<MarketTables, 'drawConduct'>,
  conduct: DrawConduct,
): void => {
  if (conduct === 'honest') drawConduct.remove(KEY);
  else drawConduct.put(KEY, conduct);
};
