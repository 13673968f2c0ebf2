import { feeOn, type Fee } from '@trait-market/contract/economy/shared';
import { PRICE } from '../market';

/** Returns the total fees of an order at a price. */
export const feesOf = (fees: readonly Fee[], price = PRICE): bigint =>
  fees.reduce((sum, fee) => sum + feeOn(price, fee), 0n);
