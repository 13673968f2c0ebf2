import * as z from 'zod/mini';

import { address, bytes32, list, untilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** Orders that one signature cancels, at most. */
export const MAX_CANCELLED = 100;

/** Takes own orders back for good. One signature may name several: it is sent to each of them. */
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
