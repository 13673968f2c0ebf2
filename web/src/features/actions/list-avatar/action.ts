import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, makesOwn } from '../shared/matching';

/** Lists an avatar, and promises everything that it wears. */
export const listAvatar: ActionDefinition<ActionOf<'listAvatar'>> = {
  steps: {
    approval: approvesForLater,
    order: (step, { action, address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'listing', (facts) => avatarOf(facts)?.tokenId === action.tokenId),
    cancel: cancelsOwn,
  },
  avatar: (action) => action,
  needsApproval: true,
  wakes: () => [],
};
