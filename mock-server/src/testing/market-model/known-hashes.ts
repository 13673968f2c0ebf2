import { type DrawTable, tableHash } from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';

/** Caches hashes of unchanged values, because computing them took half of the tests' time. */
const tables = new Map<string, Bytes32>();
const orders = new WeakMap<PostOrder, Bytes32>();

export const tableHashOf = (table: DrawTable): Bytes32 => {
  const written = JSON.stringify(table);
  const hash = tables.get(written) ?? tableHash(table);
  tables.set(written, hash);
  return hash;
};

export const orderHashOf = (order: PostOrder): Bytes32 => {
  const hash = orders.get(order) ?? orderHash(order.components);
  orders.set(order, hash);
  return hash;
};
