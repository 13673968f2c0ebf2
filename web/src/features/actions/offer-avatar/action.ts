import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfAvatar } from '../shared/matching';

export const offerAvatar: ActionDefinition<ActionOf<'offerAvatar'>> = {
  ...makesOrders('offer', isOfAvatar),
  avatar: (action) => action,
};
