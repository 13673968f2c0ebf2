import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';

/** Offers wrapped coin for any trait of a collection, or of a kind of it. */
export const offerAny: ActionDefinition<ActionOf<'offerAny'>> = makesOrders('offer', isOfTrait);
