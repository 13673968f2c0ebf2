import type { ActivityRow, OrderRow } from '../tables/rows';

/** A fulfilment that went through. */
export type Filled = {
  order: OrderRow;
  activity: ActivityRow;
  quantity: number;
};
