import { address, bool, onceUntilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/**
 * Approves Seaport for all items of a wallet under one contract, or revokes the approval:
 * `setApprovalForAll` for avatars and traits; `approve`, unlimited or with 0, for wrapped coin.
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
    /** Seaport, the only accepted operator. */
    operator: address,
    approved: bool,
    ...onceUntilDeadline,
  },
});
export type Approval = MessageOf<typeof approvalAction>;
export type ApproveRequest = RequestOf<typeof approvalAction>;
