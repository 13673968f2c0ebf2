import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, convertsOwn, makesOwn } from '../shared/matching';

/** Offers wrapped coin for any trait of a collection, or of a kind of it. */
export const offerAny: ActionDefinition<ActionOf<'offerAny'>> = {
  steps: {
    approval: approvesForLater,
    wrap: convertsOwn,
    order: (step, { address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'offer', (facts) => avatarOf(facts) === undefined),
    cancel: cancelsOwn,
  },
  needsApproval: true,
  wakes: () => [],
};
