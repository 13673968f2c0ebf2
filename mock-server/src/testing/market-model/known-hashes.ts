import { type DrawTable, tableHash } from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';

/** What is looked at after each action stays the same over many acts; hashing it anew was half of the time. */
const tables = new Map<string, Bytes32>();
const orders = new WeakMap<PostOrder, Bytes32>();

/** Of a table with just these rows. */
export const tableHashOf = (table: DrawTable): Bytes32 => {
  const written = JSON.stringify(table);
  const hash = tables.get(written) ?? tableHash(table);
  tables.set(written, hash);
  return hash;
};

/** Of an order that the model remembers. It is as it was sent. */
export const orderHashOf = (order: PostOrder): Bytes32 => {
  const hash = orders.get(order) ?? orderHash(order.components);
  orders.set(order, hash);
  return hash;
};
