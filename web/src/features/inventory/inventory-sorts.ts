import { InventorySortSchema, type InventorySort } from '@trait-market/contract/economy/wallets';

const DEFAULT_SORT: InventorySort = 'floor';

export const inventorySorts: readonly (readonly [InventorySort, string])[] = [
  ['floor', 'Value at floor'],
  ['best-offer', 'Best offer'],
  ['kind', 'Avatars first'],
  ['name', 'Name, A to Z'],
];

/** Returns the sort order of `?sort=`; by value if the parameter is absent or unknown. */
export const inventorySortOf = (searchParams: URLSearchParams): InventorySort =>
  InventorySortSchema.safeParse(searchParams.get('sort')).data ?? DEFAULT_SORT;

/** Returns the page's parameters with a sort order, of which the default has none. */
export const withSort = (params: URLSearchParams, sort: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (sort === DEFAULT_SORT) next.delete('sort');
  else next.set('sort', sort);
  return next;
};
