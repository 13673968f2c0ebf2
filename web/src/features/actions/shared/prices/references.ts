import type { TraitDetail } from '@trait-market/contract/economy/traits';

import type { References } from './far-price';
import type { PriceContext } from './price-warnings';

/** Returns the prices that a trait's price must not be far from. */
export const referencesOf = (
  { floor }: Pick<PriceContext, 'floor'>,
  lastSale: TraitDetail['lastSale'],
): References => ({ floor, lastSale: lastSale?.price ?? null });
