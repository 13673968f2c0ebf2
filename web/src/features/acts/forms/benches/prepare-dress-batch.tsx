import type { DressBatchPlan } from '@trait-market/contract/economy/benches';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState } from 'react';

import type { ActStore } from '../../signing/act-store';
import { dressBatchStep } from '../../signing/steps/dress-steps';
import { joinLabels, labelsOfPlan } from '../../signing/labels';
import type { Signable } from '../../signing/signable';
import { Misleading } from '../form/misleading';

type PrepareDressBatchProps = { plan: DressBatchPlan; address: WalletAddress; store: ActStore };

/** @returns undefined where what is shown is not what would be signed */
const stepFor = (plan: DressBatchPlan, address: WalletAddress): Signable | undefined => {
  try {
    return dressBatchStep(plan, address);
  } catch (error) {
    if (error instanceof UnreadableOrder) return undefined;
    throw error;
  }
};

/** All was chosen at the bench: the review comes at once. */
export function PrepareDressBatch({ plan, address, store }: PrepareDressBatchProps) {
  const [step] = useState(() => stepFor(plan, address));
  useEffect(() => {
    if (step) store.review([step], joinLabels(plan.dressings.map(labelsOfPlan)));
  }, [plan, step, store]);
  return step ? null : <Misleading />;
}
