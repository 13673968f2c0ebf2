import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { useApprovals } from '@/lib/economy/orders/approval-queries';

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
    <p className="text-sm text-muted">
      {missing.length === 1
        ? 'Your wallet also asks you to approve Seaport first. That’s free, and needed only once.'
        : `Your wallet also asks you to approve Seaport for ${missing.length} contracts first. That’s free, and needed only once for each.`}
    </p>
  );
}
