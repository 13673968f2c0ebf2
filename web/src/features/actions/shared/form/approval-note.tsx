import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { useApprovals } from '@/lib/economy/orders/approval-queries';

import { APPROVAL_REASONS } from '../../messages/approval';
import { Folded } from '../../messages/text/sentence-list';

export type Moved = { chainId: ChainId; tokens: readonly WalletAddress[] };

/** Announces the approvals that are signed before the action. */
export function ApprovalNote({ chainId, tokens }: Moved) {
  // The dialog has loaded them. Another request would show its skeleton again if they fail.
  const { data = [] } = useApprovals(false);
  const missing = data.filter(
    (one) =>
      !one.approved &&
      one.chainId === chainId &&
      tokens.some((token) => isSameAddress(token, one.token)),
  );
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        {missing.length === 1
          ? 'Your wallet also asks you to approve Seaport first.'
          : `Your wallet also asks you to approve Seaport for ${missing.length} contracts first.`}
      </p>
      <Folded title="Why?" words={APPROVAL_REASONS} />
    </div>
  );
}
