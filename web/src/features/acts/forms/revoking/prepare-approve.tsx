import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';

import type { Act } from '@/lib/acts/act';

import type { ActStore } from '../../signing/act-store';
import { approvalStep } from '../../signing/steps/approval-step';
import { labelsOfApprovals } from '../../signing/labels';

type PrepareApproveProps = {
  act: Extract<Act, { kind: 'approve' }>;
  address: WalletAddress;
  store: ActStore;
};

/** There is nothing to fill in: the review comes at once. */
export function PrepareApprove({ act, address, store }: PrepareApproveProps) {
  const { approval, isGiven } = act;
  useEffect(() => {
    store.review([approvalStep(approval, isGiven, address)], labelsOfApprovals([approval]));
  }, [approval, isGiven, address, store]);
  return null;
}
