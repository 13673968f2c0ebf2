import type { ActionDefinition, ActionOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { subscribeStep } from '../messages/subscribe';

export const subscribe: ActionDefinition<ActionOf<'subscribe'>> = {
  steps: {
    unwrap: convertsOwn,
    subscribe: (step, { action, address }) =>
      isAsBuilt(step, subscribeStep(action.plan, step.chainId, address)),
  },
};
