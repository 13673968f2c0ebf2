import type { ActivityRow, OrderRow } from '../tables/rows';

/** An executed fulfilment. */
export type Filled = {
  order: OrderRow;
  activity: ActivityRow;
  quantity: number;
};
