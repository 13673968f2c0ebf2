import type { ActionDefinition, ActionOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { buyCreditsStep } from '../messages/buy-credits';

export const buyCredits: ActionDefinition<ActionOf<'buyCredits'>> = {
  steps: {
    unwrap: convertsOwn,
    buyCredits: (step, { action, address }) =>
      isAsBuilt(step, buyCreditsStep(action.bundle, step.chainId, address)),
  },
};
