import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, cancelsOwn, makesOwn } from '../shared/matching';

/** Proposes traits and avatars for a trait. */
export const trade: ActionDefinition<ActionOf<'trade'>> = {
  steps: {
    approval: approvesForLater,
    order: (step, { address }) =>
      step.replaces === undefined && makesOwn(step, address, 'trade', () => true),
    cancel: cancelsOwn,
  },
  traitId: ({ traitId }) => traitId,
  needsApproval: true,
  wakes: () => [],
};
