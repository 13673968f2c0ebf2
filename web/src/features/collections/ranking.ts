import {
  CollectionSortSchema,
  RankingPeriodSchema,
  type Collection,
  type CollectionSort,
  type CollectionsQuery,
  type RankingPeriod,
} from '@trait-market/contract/economy/collections';
import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { chainOfSlug, chainSlug } from '@/lib/chain/chain-slug';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { collectionFloors } from '@/lib/economy/orders/price-labels';

export const metricNames: Record<CollectionSort, string> = {
  volume: 'Volume',
  floor: collectionFloors.trait,
  change: 'Floor change',
  sales: 'Sales',
  holders: 'Holders',
  listed: 'Listed',
  'best-offer': 'Top offer',
};

export const periodChoices: readonly (readonly [RankingPeriod, string])[] = [
  ['day', '24 hours'],
  ['week', '7 days'],
  ['month', '30 days'],
];

export const periodNames: ReadonlyMap<RankingPeriod, string> = new Map(periodChoices);

export const networkChoices: readonly (readonly [string, string])[] = [
  ['all', 'All networks'],
  ...CHAIN_IDS.map((chainId) => [chainSlug(chainId), CHAINS[chainId].name] as const),
];

export const DEFAULT_PERIOD: RankingPeriod = 'week';
const DEFAULT_METRIC: CollectionSort = 'volume';

export type Ranking = {
  metric: CollectionSort;
  isRising: boolean;
  period: RankingPeriod;
  /** Undefined for all networks. */
  chainId: ChainId | undefined;
};

/** Reads the ranking from any address; unknown values become the defaults. */
export const readRanking = (params: URLSearchParams): Ranking => ({
  metric: CollectionSortSchema.safeParse(params.get('sort')).data ?? DEFAULT_METRIC,
  isRising: params.get('order') === 'asc',
  period: RankingPeriodSchema.safeParse(params.get('period')).data ?? DEFAULT_PERIOD,
  chainId: chainOfSlug(params.get('chain')),
});

/** Returns the address with another figure or direction; period and network stay. */
export const withMetric = (
  params: URLSearchParams,
  metric: CollectionSort,
  isRising = false,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (metric === DEFAULT_METRIC) next.delete('sort');
  else next.set('sort', metric);
  if (isRising) next.set('order', 'asc');
  else next.delete('order');
  return next;
};

export const queryOfRanking = ({
  metric,
  isRising,
  period,
  chainId,
}: Ranking): CollectionsQuery => ({
  sort: metric,
  order: isRising ? 'asc' : 'desc',
  period,
  ...(chainId !== undefined && { chainId }),
});

export const isByAmount = ({ metric }: Ranking): boolean =>
  metric === 'volume' || metric === 'floor' || metric === 'best-offer';

export const floorChange = ({ floor, windows }: Collection, period: RankingPeriod) =>
  changeOf(floor?.amount, windows?.[period].floorBefore?.amount);
