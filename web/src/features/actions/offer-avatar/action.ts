import type { ActionDefinition, ActOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, convertsOwn, makesOwn } from '../shared/matching';

/** Offers wrapped coin for an avatar. */
export const offerAvatar: ActionDefinition<ActOf<'offerAvatar'>> = {
  steps: {
    approval: approvesForLater,
    wrap: convertsOwn,
    order: (step, { act, address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'offer', (facts) => avatarOf(facts)?.tokenId === act.tokenId),
    cancel: cancelsOwn,
  },
  avatar: (act) => act,
  needsApproval: true,
  wakes: () => [],
};
