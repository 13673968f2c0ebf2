import { orderSalt } from '@trait-market/contract/economy/typed-data';

import { DEPLOYMENT } from './market';

let salts = 0;

export const freshNumber = (): string => String((salts += 1));

export const freshSalt = (deployment = DEPLOYMENT): string =>
  orderSalt(deployment, BigInt(freshNumber()));
