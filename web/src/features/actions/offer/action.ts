import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, convertsOwn, makesOwn } from '../shared/matching';

/** Offers wrapped coin for editions of a trait, or of any trait of its kind. */
export const offer: ActionDefinition<ActionOf<'offer'>> = {
  steps: {
    approval: approvesForLater,
    wrap: convertsOwn,
    order: (step, { address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'offer', (facts) => avatarOf(facts) === undefined),
    cancel: cancelsOwn,
  },
  traitId: ({ traitId }) => traitId,
  needsApproval: true,
  wakes: () => [],
};
