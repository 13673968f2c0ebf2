import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { replacesNothing } from '../shared/matching';

/** Proposes traits and avatars for a trait. */
export const trade: ActionDefinition<ActionOf<'trade'>> = {
  ...makesOrders('trade', (_facts, _action, step) => replacesNothing(step)),
  traitId: ({ traitId }) => traitId,
};
