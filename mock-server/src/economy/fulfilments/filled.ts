import type { ActivityRow, OrderRow } from '../tables/rows';

export type Filled = {
  order: OrderRow;
  activity: ActivityRow;
  quantity: number;
};
