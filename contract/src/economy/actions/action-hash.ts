import { hashStruct, hashTypedData } from 'viem';

import type { Bytes32 } from '../shared/hex';
import type { ActionPlace } from '../typed-data/deployment';
import type { MessageOf, SignedAction } from './signed-action';

/** Returns the EIP-712 digest of an action, or the `getOrderHash` of an order. */
export const actionHash = <Action extends Pick<SignedAction, 'name' | 'schema' | 'typedData'>>(
  action: Action,
  place: ActionPlace,
  message: MessageOf<Action>,
): Bytes32 => {
  const { types, primaryType, ...data } = action.typedData(place, message);
  return action.name === 'order'
    ? hashStruct({ types, primaryType, data: data.message })
    : hashTypedData({ types, primaryType, ...data });
};
