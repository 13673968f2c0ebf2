import {
  RaritySchema,
  SegmentSchema,
  SlotSchema,
  type Rarity,
  type Slot,
} from '@trait-market/contract/economy/shared';
import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { inventoryKindOf, type InventoryKind } from './inventory-kinds';

export type InventoryFilters = {
  kind: InventoryKind;
  collection: string | undefined;
  name: string;
  slot: Slot | undefined;
  rarity: Rarity | undefined;
  listed: boolean | undefined;
};

/** The parameters of the page's address that narrow the inventory, apart from its kind. */
const FILTER_PARAMS = ['collection', 'name', 'slot', 'rarity', 'listed'] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

const listedOf = (text: string | null): boolean | undefined =>
  text === 'yes' || text === 'no' ? text === 'yes' : undefined;

/** Reads the filters from any address. Avatars have neither a slot nor a rarity. */
export const readInventoryFilters = (params: URLSearchParams): InventoryFilters => {
  const kind = inventoryKindOf(params);
  const ofTraits = kind !== 'avatar';
  return {
    kind,
    collection: SegmentSchema.safeParse(params.get('collection')).data,
    name: (params.get('name') ?? '').trim().slice(0, SEARCH_KEY_MAX_LENGTH),
    slot: ofTraits ? SlotSchema.safeParse(params.get('slot')).data : undefined,
    rarity: ofTraits ? RaritySchema.safeParse(params.get('rarity')).data : undefined,
    listed: listedOf(params.get('listed')),
  };
};

/** Counts the filters in use, apart from the kind. */
export const countFilters = ({
  collection,
  name,
  slot,
  rarity,
  listed,
}: InventoryFilters): number =>
  [collection, name || undefined, slot, rarity, listed].filter((filter) => filter !== undefined)
    .length;

export const withFilter = (
  params: URLSearchParams,
  param: FilterParam,
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(param);
  else next.set(param, value);
  return next;
};

export const withoutFilters = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const param of FILTER_PARAMS) next.delete(param);
  return next;
};
