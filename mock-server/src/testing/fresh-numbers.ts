import { orderSalt } from '@trait-market/contract/economy/typed-data';

import { DEPLOYMENT } from './market';

let salts = 0;

/** Returns an unused number. */
export const freshNumber = (): string => String((salts += 1));

/** Returns an unused salt. */
export const freshSalt = (deployment = DEPLOYMENT): string =>
  orderSalt(deployment, BigInt(freshNumber()));
