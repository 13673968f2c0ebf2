import { feeOn, type Fee } from '@trait-market/contract/economy/shared';
import { PRICE } from '../market';

/** What an order at a price pays beside its seller, in all. */
export const feesOf = (fees: readonly Fee[], price = PRICE): bigint =>
  fees.reduce((sum, fee) => sum + feeOn(price, fee), 0n);
