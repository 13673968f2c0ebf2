import type { ActionDefinition, ActOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { buyCreditsStep } from '../messages/buy-credits';

/** Buys a bundle of credits. */
export const buyCredits: ActionDefinition<ActOf<'buyCredits'>> = {
  steps: {
    unwrap: convertsOwn,
    buyCredits: (step, { act, address }) =>
      isAsBuilt(step, buyCreditsStep(act.bundle, step.chainId, address)),
  },
};
