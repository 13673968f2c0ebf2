import { address, bool, onceUntilDeadline } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/**
 * Signs `setApprovalForAll` for avatars and traits, and `approve` (unlimited or 0) for the wrapped
 * token.
 */
export const approvalAction = signedAction({
  name: 'approval',
  type: 'Approval',
  request: 'ApproveRequest',
  signer: 'owner',
  fields: {
    owner: address,
    token: address,
    /** Seaport, the only accepted operator. */
    operator: address,
    approved: bool,
    ...onceUntilDeadline,
  },
});
export type Approval = MessageOf<typeof approvalAction>;
export type ApproveRequest = RequestOf<typeof approvalAction>;
