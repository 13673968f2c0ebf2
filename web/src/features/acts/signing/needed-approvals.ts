import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { ITEM } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { Act } from '@/lib/acts/act';

import { approvalStep } from './steps/approval-step';
import type { Signable } from './signable';

/**
 * The contracts under which Seaport has to move something of whoever signs: what their own order gives, or
 * what they give for an order that they accept, fees in wrapped coin among it. Native coin is sent along.
 */
export const contractsMoved = (step: Signable): WalletAddress[] => {
  const items =
    step.kind === 'order'
      ? step.components.offer
      : step.kind === 'fulfilment'
        ? step.terms.consideration
        : [];
  return items.filter(({ itemType }) => itemType !== ITEM.native).map(({ token }) => token);
};

const NEEDS: ReadonlySet<Act['kind']> = new Set([
  'accept',
  'list',
  'listAvatar',
  'listSeveral',
  'reprice',
  'offer',
  'offerAvatar',
  'offerAny',
  'trade',
]);

/** Whether something is given by an act that Seaport has to move: what is bought is paid with native coin, sent along. */
export const mayNeedApproval = (act: Act): boolean => NEEDS.has(act.kind);

/** The same steps, with an approval before the first of them that needs one and has none. */
export const withApprovals = (
  steps: readonly Signable[],
  approvals: readonly TokenApproval[],
  owner: WalletAddress,
): { steps: Signable[]; asked: TokenApproval[] } => {
  const missing = approvals.filter(({ approved }) => !approved);
  const asked: TokenApproval[] = [];
  const all = steps.flatMap((step): Signable[] => {
    const before = missing.filter(
      (one) =>
        one.chainId === step.chainId &&
        !asked.includes(one) &&
        contractsMoved(step).some((token) => isSameAddress(token, one.token)),
    );
    asked.push(...before);
    return [...before.map((one) => approvalStep(one, true, owner)), step];
  });
  return { steps: all, asked };
};
