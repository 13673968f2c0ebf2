import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfAvatar } from '../shared/matching';

/** Lists an avatar together with everything it wears. */
export const listAvatar: ActionDefinition<ActionOf<'listAvatar'>> = {
  ...makesOrders('listing', isOfAvatar),
  avatar: (action) => action,
};
