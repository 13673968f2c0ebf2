import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { address, bytes32, list, uint256, untilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of orders that can be canceled by one signature. */
export const MAX_CANCELLED = 100;

/** Cancels the maker's orders on a chain permanently, as Seaport's `cancel` does. */
export const cancelAction = signedAction({
  name: 'cancel',
  type: 'Cancel',
  signer: 'maker',
  fields: {
    maker: address,
    orderHashes: list(bytes32, z.minLength(1), z.maxLength(MAX_CANCELLED)),
    ...untilDeadline,
  },
});
export type Cancel = MessageOf<typeof cancelAction>;
export type CancelRequest = RequestOf<typeof cancelAction>;

/**
 * Cancels every order that the maker signed with this counter on a chain, including orders that
 * were never posted.
 */
export const cancelAllAction = signedAction({
  name: 'cancelAll',
  type: 'CancelAll',
  signer: 'maker',
  fields: { maker: address, counter: uint256(Uint256Schema), ...untilDeadline },
});
export type CancelAll = MessageOf<typeof cancelAllAction>;
export type CancelAllRequest = RequestOf<typeof cancelAllAction>;
