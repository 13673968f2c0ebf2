import { address, bool, onceUntilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/**
 * Lets Seaport move everything that a wallet has under one contract, or takes that back: `setApprovalForAll`
 * for avatars and traits, and `approve`, without an upper limit or with 0, for wrapped coin.
 */
export const approvalAction = signedAction({
  name: 'approval',
  type: 'Approval',
  request: 'ApproveRequest',
  signer: 'owner',
  fields: {
    owner: address,
    /** The contract of a collection's avatars or traits, or of wrapped coin. */
    token: address,
    /** Seaport: the only operator that is accepted. */
    operator: address,
    approved: bool,
    ...onceUntilDeadline,
  },
});
export type Approval = MessageOf<typeof approvalAction>;
export type ApproveRequest = RequestOf<typeof approvalAction>;
