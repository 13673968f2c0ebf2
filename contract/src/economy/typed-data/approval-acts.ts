import type { Approval } from './approval-acts.schema';
import type { ActPlace } from './deployment';
import { marketDomain } from './market-domain';
import { plainAddress } from './plain-address';

/** The EIP-712 type of an approval. */
export const APPROVAL_TYPES = {
  Approval: [
    { name: 'owner', type: 'address' },
    { name: 'token', type: 'address' },
    { name: 'operator', type: 'address' },
    { name: 'approved', type: 'bool' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

/** What a wallet signs to let Seaport move what it has under a contract, or to take that back. */
export const approvalTypedData = (place: ActPlace, approval: Approval) => ({
  domain: marketDomain(place),
  types: APPROVAL_TYPES,
  primaryType: 'Approval' as const,
  message: {
    owner: plainAddress(approval.owner),
    token: plainAddress(approval.token),
    operator: plainAddress(approval.operator),
    approved: approval.approved,
    nonce: BigInt(approval.nonce),
    deadline: BigInt(approval.deadline),
  },
});
