import type { Construction } from '@trait-market/contract/economy/benches';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';

import type { ActStore } from '../../signing/act-store';
import { undoDressStep } from '../../signing/steps/dress-steps';
import { labelsOfConstruction } from '../../signing/labels';

type PrepareUndoDressProps = {
  construction: Construction;
  address: WalletAddress;
  store: ActStore;
};

/** There is nothing to fill in: the review comes at once. */
export function PrepareUndoDress({ construction, address, store }: PrepareUndoDressProps) {
  useEffect(() => {
    store.review([undoDressStep(construction, address)], labelsOfConstruction(construction));
  }, [construction, address, store]);
  return null;
}
