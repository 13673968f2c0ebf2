import type { ActionDefinition, ActionOf } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';

/** Offers wrapped coin for any trait that matches the criteria. */
export const offerAny: ActionDefinition<ActionOf<'offerAny'>> = makesOrders('offer', isOfTrait);
