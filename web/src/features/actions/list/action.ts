import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, makesOwn } from '../shared/matching';

/** Lists editions of a trait. */
export const list: ActionDefinition<ActionOf<'list'>> = {
  steps: {
    approval: approvesForLater,
    order: (step, { address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'listing', (facts) => avatarOf(facts) === undefined),
    cancel: cancelsOwn,
  },
  traitId: ({ traitId }) => traitId,
  needsApproval: true,
  wakes: () => [],
};
