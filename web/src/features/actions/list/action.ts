import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';

export const list: ActionDefinition<ActionOf<'list'>> = {
  ...makesOrders('listing', isOfTrait),
  traitId: ({ traitId }) => traitId,
};
