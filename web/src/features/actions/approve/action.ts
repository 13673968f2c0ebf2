import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { approvalStep } from '../messages/approval';
import { labelsOfApprovals } from '../messages/text/labels';
import { cancelsOwn } from '../shared/matching';
import { defineAction } from '../shared/action';

export const approve = defineAction<'approve'>({
  steps: {
    approval: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.operator, SEAPORT) &&
      isSameAddress(message.token, action.approval.token) &&
      message.approved === action.isGiven,
    cancel: cancelsOwn,
  },
  chains: ({ approval }) => [approval.chainId],
  prepare: ({ approval, isGiven }, { address }) => ({
    steps: [approvalStep(approval, isGiven, address)],
    labels: labelsOfApprovals([approval]),
  }),
  wakes: () => [],
});
