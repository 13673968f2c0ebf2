import type { ActionDefinition, ActOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { subscribeStep } from '../messages/subscribe';

/** Buys a plan of credits for one period. */
export const subscribe: ActionDefinition<ActOf<'subscribe'>> = {
  steps: {
    unwrap: convertsOwn,
    subscribe: (step, { act, address }) =>
      isAsBuilt(step, subscribeStep(act.plan, step.chainId, address)),
  },
};
