import { stateOfOrder, type OrderState } from '../../orders/order-state';
import type { OrderRow } from '../../tables/rows';
import type { View } from './view';

export const stateNow = ({ market: { context } }: View, order: OrderRow): OrderState =>
  stateOfOrder({ ...context, now: context.now() }, order, context.termsOf(order));
