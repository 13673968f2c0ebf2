import * as z from 'zod/mini';

import { address, bytes32, list, untilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of orders that one signature cancels. */
export const MAX_CANCELLED = 100;

/** Cancels own orders permanently. A signature that names several is sent to each of them. */
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
