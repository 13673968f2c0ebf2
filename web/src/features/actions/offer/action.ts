import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';

/** Offers wrapped coin for editions of a trait, or of any trait of its kind. */
export const offer: ActionDefinition<ActionOf<'offer'>> = {
  ...makesOrders('offer', isOfTrait),
  traitId: ({ traitId }) => traitId,
};
