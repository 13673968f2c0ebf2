import { Uint256Schema } from '../shared/amount';
import { address, uint256, untilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** Cancels every own order on a chain that was signed with this counter, whether sent or not. */
export const cancelAllAction = signedAction({
  name: 'cancelAll',
  type: 'CancelAll',
  signer: 'maker',
  fields: { maker: address, counter: uint256(Uint256Schema), ...untilDeadline },
});
export type CancelAll = MessageOf<typeof cancelAllAction>;
export type CancelAllRequest = RequestOf<typeof cancelAllAction>;
