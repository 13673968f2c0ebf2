import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { storeApproval } from '@/lib/economy/orders/approval-queries';
import { shortenChecksummed } from '@/lib/format/checksum-address';

import type { MessageDefinition } from './message';
import { contractText } from './text/labels';
import { why } from './text/sentence';
import { type StepOf, newStep } from './step';
import { market, send } from './send';

export type ApprovalStep = StepOf<'approval'>;

/** Says why an approval is needed and what it can't do, which every form folds (E528). */
export const APPROVAL_REASONS = [
  'Seaport is the contract that settles orders: without your approval, it can’t move what you trade.',
  'It moves only what you sign an order for. Approving moves nothing.',
  'It’s free, and needed only once. You can revoke it under Orders at risk at any time.',
];

export const approvalStep = (
  { chainId, token }: Pick<TokenApproval, 'chainId' | 'token'>,
  approved: boolean,
  owner: WalletAddress,
): ApprovalStep => newStep('approval', chainId, { owner, token, operator: SEAPORT, approved });

export const approvalMessage: MessageDefinition<ApprovalStep> = {
  noun: ({ message }) => (message.approved ? 'approval' : 'revocation'),
  key: ({ message }) => message.token,
  sentences: ({ chainId, message }, labels) => {
    const { name, symbols, wrapped } = CHAINS[chainId];
    const what = isSameAddress(message.token, wrapped)
      ? symbols.wrapped
      : contractText(labels, message.token);
    const operator = `Seaport (${shortenChecksummed(message.operator)})`;
    return message.approved
      ? [
          `${operator} may move your ${what} on ${name} until you revoke this approval.`,
          ...APPROVAL_REASONS.map(why),
        ]
      : [
          `${operator} may no longer move your ${what} on ${name}.`,
          'Your orders that need this approval are inactive until you approve again.',
          'Revoking is free, and moves nothing.',
        ];
  },
  send: async (step, signature) => {
    await send(market.approvals.approve, step, signature);
    return step.message.approved
      ? {
          title: 'Approved',
          words: 'Your orders that need it can be filled. You can revoke it at any time.',
          rows: [],
        }
      : {
          title: 'Approval revoked',
          words: 'Your orders that need this approval are inactive until you approve again.',
          rows: [],
        };
  },
  onExecuted: ({ chainId, message }, { queryClient }) => {
    storeApproval(queryClient, { ...message, chainId });
  },
  wakes: ({ chainId, message }) =>
    message.approved
      ? [
          (order, lack) =>
            lack === 'approval' &&
            order.chainId === chainId &&
            order.components.offer.some(({ token }) => isSameAddress(token, message.token)),
        ]
      : [],
};
