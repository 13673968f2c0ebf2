import { InventorySortSchema, type InventorySort } from '@trait-market/contract/economy/wallets';

export const DEFAULT_SORT: InventorySort = 'floor';

export const inventorySorts: readonly (readonly [InventorySort, string])[] = [
  ['floor', 'Value at floor'],
  ['best-offer', 'Value by offers'],
  ['kind', 'Avatars first'],
  ['name', 'Name, A to Z'],
];

/** Returns the sort order of `?sort=`; by value if the parameter is absent or unknown. */
export const inventorySortOf = (searchParams: URLSearchParams): InventorySort =>
  InventorySortSchema.safeParse(searchParams.get('sort')).data ?? DEFAULT_SORT;
