import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { replacesNothing } from '../shared/matching';

export const trade: ActionDefinition<ActionOf<'trade'>> = {
  ...makesOrders('trade', (_facts, _action, step) => replacesNothing(step)),
  traitId: ({ traitId }) => traitId,
};
