import { hashStruct } from 'viem';

import type { Bytes32 } from '../shared/hex';
import { orderMessage } from './order-message';
import type { OrderComponents } from './order-components.schema';
import { ORDER_TYPES } from './seaport';

/** Returns the same as Seaport's `getOrderHash`: the EIP-712 struct hash of the components. */
export const orderHash = (components: OrderComponents): Bytes32 =>
  hashStruct({
    types: ORDER_TYPES,
    primaryType: 'OrderComponents',
    data: orderMessage(components),
  });
