import { InventorySortSchema, type InventorySort } from '@trait-market/contract/economy/wallets';

/** What is worth the most comes first unless somebody chooses another order. */
export const DEFAULT_SORT: InventorySort = 'floor';

/** In the order in which they are offered. */
export const inventorySorts: readonly (readonly [InventorySort, string])[] = [
  ['floor', 'Value at floor'],
  ['best-offer', 'Value by offers'],
  ['kind', 'Avatars first'],
  ['name', 'Name, A to Z'],
];

/** What `?sort=` asks for; by value where it is absent or names nothing. */
export const inventorySortOf = (searchParams: URLSearchParams): InventorySort =>
  InventorySortSchema.safeParse(searchParams.get('sort')).data ?? DEFAULT_SORT;
