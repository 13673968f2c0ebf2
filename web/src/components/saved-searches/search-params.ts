import type { SavedQuery } from '@trait-market/contract/economy/searches';
import { UNIT_DECIMALS, type Unit } from '@trait-market/contract/economy/shared';

import { marketParams } from '@/lib/economy/alerts/alert-words';
import { amountText } from '@/lib/economy/amounts/parse-amount';

/** Converts an amount from its smallest parts, such as wei, to the address's decimals. */
const inAddress = (parts: string, unit: Unit = 'eth'): string =>
  amountText(BigInt(parts), UNIT_DECIMALS[unit]);

/** Returns the parameters of the market's address for a saved search. */
export const searchParams = (saved: SavedQuery): URLSearchParams => {
  const { listed, minPrice, maxPrice, priceUnit, sort, ...query } = saved;
  return new URLSearchParams([
    ...marketParams(query),
    ...(listed === undefined ? [] : [['listed', String(listed)]]),
    ...(minPrice === undefined ? [] : [['minPrice', inAddress(minPrice, priceUnit)]]),
    ...(maxPrice === undefined ? [] : [['maxPrice', inAddress(maxPrice, priceUnit)]]),
    ...(priceUnit === undefined ? [] : [['priceIn', priceUnit]]),
    ...(sort === undefined ? [] : [['sort', sort]]),
  ]);
};
