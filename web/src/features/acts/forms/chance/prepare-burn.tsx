import type { LightBurn } from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';

import type { Act } from '@/lib/acts/act';

import type { ActStore } from '../../signing/act-store';
import { labelsOfBurn, NO_LABELS } from '../../signing/labels';
import { burnStep, withdrawBurnStep } from '../../signing/steps/light-steps';

type PrepareProps = { address: WalletAddress; store: ActStore };

/** What is given up was chosen, and its name typed, on the page: the review comes at once. */
export function PrepareBurn({
  act,
  address,
  store,
}: PrepareProps & { act: Extract<Act, { kind: 'burn' }> }) {
  useEffect(() => {
    store.review([burnStep(act, address)], NO_LABELS);
  }, [act, address, store]);
  return null;
}

/** There is nothing to fill in: all of it comes back. */
export function PrepareWithdrawBurn({ burn, address, store }: PrepareProps & { burn: LightBurn }) {
  useEffect(() => {
    store.review([withdrawBurnStep(burn, address)], labelsOfBurn(burn));
  }, [burn, address, store]);
  return null;
}
