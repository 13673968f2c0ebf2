import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { shortenAddress } from '@/lib/format/shorten-address';

import type { MessageDefinition } from './message';
import { contractText } from './text/labels';
import { type StepOf, newStep } from './step';
import { market, send } from './send';

export type ApprovalStep = StepOf<'approval'>;

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
    const operator = `Seaport (${shortenAddress(message.operator)})`;
    return message.approved
      ? [
          `${operator} may move your ${what} on ${name} until you revoke this approval.`,
          'It moves only what you sign an order for. Signing this moves nothing.',
          'It’s free. You can revoke it on your order radar at any time.',
        ]
      : [
          `${operator} may no longer move your ${what} on ${name}.`,
          'Your orders that give any of it are inactive until you approve it again.',
          'It’s free, and nothing moves.',
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
          words:
            'Seaport can’t move any of it. Orders that need it are inactive until you approve again.',
          rows: [],
        };
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
