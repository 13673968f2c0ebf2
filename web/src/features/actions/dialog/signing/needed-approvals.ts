import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';

import { approvalStep } from '../../messages/approval';
import { ordersFrom } from '../../messages/bulk';
import { definitionOf } from '../../actions';
import { contractsMoved } from '../../shared/matching';
import type { Signable } from '../../messages/step';

/** Returns false for purchases, which pay in the native currency and need no approval. */
export const mayNeedApproval = (action: Action): boolean =>
  definitionOf(action).needsApproval ?? false;

export const withApprovals = (
  steps: readonly Signable[],
  approvals: readonly TokenApproval[],
  owner: WalletAddress,
): { steps: Signable[]; added: TokenApproval[] } => {
  const missing = approvals.filter(({ approved }) => !approved);
  const added: TokenApproval[] = [];
  const all = steps.flatMap((step, index): Signable[] => {
    // Orders that share a signature need all their approvals before the first of them.
    const moved = [step, ...ordersFrom(steps, index)].flatMap(contractsMoved);
    const before = missing.filter(
      (one) =>
        one.chainId === step.chainId &&
        !added.includes(one) &&
        moved.some((token) => isSameAddress(token, one.token)),
    );
    added.push(...before);
    return [...before.map((one) => approvalStep(one, true, owner)), step];
  });
  return { steps: all, added };
};
