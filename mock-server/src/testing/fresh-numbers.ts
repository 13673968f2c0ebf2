import { orderSalt } from '@trait-market/contract/economy/typed-data';

import { DEPLOYMENT } from './market';

let salts = 0;

/** A number that no order and no action has had. */
export const freshNumber = (): string => String((salts += 1));

/** The salt of an order that has not been made before. */
export const freshSalt = (deployment = DEPLOYMENT): string =>
  orderSalt(deployment, BigInt(freshNumber()));
