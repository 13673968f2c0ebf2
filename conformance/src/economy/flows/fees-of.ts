import { feeOn, type Fee } from '@trait-market/contract/economy/shared';
import { PRICE } from '../market';

export const feesOf = (fees: readonly Fee[], price = PRICE): bigint =>
  fees.reduce((sum, fee) => sum + feeOn(price, fee), 0n);
