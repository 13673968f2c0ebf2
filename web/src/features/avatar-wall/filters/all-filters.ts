import type { AvatarFacets, BrowseAvatarsQuery } from '@trait-market/contract/economy/avatars';

import type { ChoicesOf, PartOf } from '@/components/market-filters/filter';
import { filterSet } from '@/components/market-filters/filter-set';
import { listedFilter } from '@/components/market-filters/listed';
import { priceFilter } from '@/components/market-filters/price';
import {
  chainFilter,
  collectionFilter,
  nameFilter,
  rarityFilter,
} from '@/components/market-filters/shared-filters';

import { ownerFilter } from './owner';
import { rankFilter } from './rank';
import { wornFilter } from './worn';

/** All filters, in the order of their chips. */
const all = [
  nameFilter,
  listedFilter,
  collectionFilter,
  wornFilter,
  rarityFilter('Rarest trait'),
  rankFilter,
  priceFilter,
  chainFilter,
  ownerFilter,
] as const;

export type FilterChoices = ChoicesOf<typeof all>;

const parts: readonly PartOf<FilterChoices, AvatarFacets, BrowseAvatarsQuery>[] = all;

export const avatarFilters = filterSet(parts);
