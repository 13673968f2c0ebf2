import type { ActionDefinition, ActionOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { subscribeStep } from '../messages/subscribe';

/** Buys a plan of credits for one period. */
export const subscribe: ActionDefinition<ActionOf<'subscribe'>> = {
  steps: {
    unwrap: convertsOwn,
    subscribe: (step, { action, address }) =>
      isAsBuilt(step, subscribeStep(action.plan, step.chainId, address)),
  },
};
