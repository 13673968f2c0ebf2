import type { DressPlan } from '@trait-market/contract/economy/dress';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useEffect } from 'react';

import type { ActStore } from '../signing/act-store';
import { dressStep } from '../signing/build-steps';
import { labelsOfPlan } from '../signing/labels';

type PrepareDressProps = { plan: DressPlan; address: WalletAddress; store: ActStore };

/** What there is to choose was chosen at the bench: the review comes at once. */
export function PrepareDress({ plan, address, store }: PrepareDressProps) {
  useEffect(() => {
    store.review([dressStep(plan, address)], labelsOfPlan(plan));
  }, [plan, address, store]);
  return null;
}
