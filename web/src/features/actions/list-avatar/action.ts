import type { ActionDefinition, ActOf } from '../shared/action';
import { approvesForLater, avatarOf, cancelsOwn, makesOwn } from '../shared/matching';

/** Lists an avatar, and promises everything that it wears. */
export const listAvatar: ActionDefinition<ActOf<'listAvatar'>> = {
  steps: {
    approval: approvesForLater,
    order: (step, { act, address }) =>
      step.replaces === undefined &&
      makesOwn(step, address, 'listing', (facts) => avatarOf(facts)?.tokenId === act.tokenId),
    cancel: cancelsOwn,
  },
  avatar: (act) => act,
  needsApproval: true,
  wakes: () => [],
};
