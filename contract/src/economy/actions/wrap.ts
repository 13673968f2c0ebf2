import { WeiSchema } from '../shared/amount';
import { address, onceUntilDeadline, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

const fields = { owner: address, amount: uint256(WeiSchema), ...onceUntilDeadline };

/** Exchanges native currency for the wrapped token, 1 to 1. */
export const wrapAction = signedAction({ name: 'wrap', type: 'Wrap', signer: 'owner', fields });
export type Wrap = MessageOf<typeof wrapAction>;
export type WrapRequest = RequestOf<typeof wrapAction>;

/**
 * Exchanges the wrapped token for native currency, 1 to 1. Its JSON has the same fields as {@link
 * wrapAction}.
 */
export const unwrapAction = {
  ...signedAction({ name: 'unwrap', type: 'Unwrap', signer: 'owner', fields }),
  schema: wrapAction.schema,
  request: wrapAction.request,
};
