import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, convertsOwn, makesOwn } from '../shared/matching';

/** Offers wrapped coin for an avatar. */
export const offerAvatar: ActionDefinition<ActionOf<'offerAvatar'>> = {
  steps: {
    approval: approvesForLater,
    wrap: convertsOwn,
    order: (step, { action, address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'offer', (facts) => avatarOf(facts)?.tokenId === action.tokenId),
    cancel: cancelsOwn,
  },
  avatar: (action) => action,
  needsApproval: true,
  wakes: () => [],
};
