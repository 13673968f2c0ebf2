import type { Collection } from '@trait-market/contract/economy/collections';
import * as z from 'zod/mini';

import { changeOf } from '@/lib/economy/amounts/change-of';

const MetricSchema = z.enum(['volume', 'floor', 'change', 'sales', 'holders']);
export type Metric = z.infer<typeof MetricSchema>;

const PeriodSchema = z.enum(['week', 'day', 'month']);
type Period = z.infer<typeof PeriodSchema>;

export const metricChoices: readonly (readonly [Metric, string])[] = [
  ['volume', 'Volume'],
  ['floor', 'Floor'],
  ['change', 'Floor change'],
  ['sales', 'Sales'],
  ['holders', 'Holders'],
];

export const periodChoices: readonly (readonly [Period, string])[] = [
  ['week', '7 days'],
  ['day', '24 hours'],
  ['month', '30 days'],
];

export type Ranking = { metric: Metric; period: Period };

/** Reads the ranking from any address; unknown values become the defaults. */
export const readRanking = (params: URLSearchParams): Ranking => ({
  metric: MetricSchema.safeParse(params.get('sort')).data ?? 'volume',
  period: PeriodSchema.safeParse(params.get('period')).data ?? 'week',
});

export const floorChange = ({ floor, windows }: Collection, period: Period) =>
  changeOf(floor?.amount, windows?.[period].floorBefore?.amount);

/** Returns the number that a collection is ranked by; undefined if it isn't known. */
const figureOf = (collection: Collection, { metric, period }: Ranking): number | undefined => {
  const { floor, volume, windows, owners } = collection;
  if (metric === 'volume') return Number(volume[period]);
  if (metric === 'floor') return floor === null ? undefined : Number(floor.amount);
  if (metric === 'change') return floorChange(collection, period)?.share;
  return metric === 'sales' ? windows?.[period].sales : owners;
};

/** Amounts of two networks aren't compared, so each network has its own ranks. */
export const isRankedByNetwork = (
  collections: readonly Collection[],
  { metric }: Ranking,
): boolean =>
  (metric === 'volume' || metric === 'floor') &&
  new Set(collections.map(({ chainId }) => chainId)).size > 1;

/** Sorts collections, the highest first. */
export const ranked = (collections: readonly Collection[], ranking: Ranking): Collection[] => {
  const isByNetwork = isRankedByNetwork(collections, ranking);
  const known = new Map(
    collections.map((one) => [one, figureOf(one, ranking) ?? Number.NEGATIVE_INFINITY]),
  );
  const of = (one: Collection) => known.get(one) ?? 0;
  return collections.toSorted((one, other) => {
    if (isByNetwork && one.chainId !== other.chainId) return one.chainId - other.chainId;
    return of(one) === of(other) ? 0 : of(other) > of(one) ? 1 : -1;
  });
};
