import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { contractsMoved } from '../needed-approvals';
import type { Draft, Of } from './draft';

/** Of Seaport alone: the contract that was chosen, or one that a later signature needs. */
export const isSoundApproval = (
  { chainId, message }: Of<'approval'>,
  { act, address, steps }: Draft,
): boolean => {
  if (!isSameAddress(message.owner, address) || !isSameAddress(message.operator, SEAPORT))
    return false;
  if (act.kind === 'approve')
    return isSameAddress(message.token, act.approval.token) && message.approved === act.isGiven;
  return (
    message.approved &&
    steps.some(
      (step) =>
        step.chainId === chainId &&
        contractsMoved(step).some((token) => isSameAddress(token, message.token)),
    )
  );
};
