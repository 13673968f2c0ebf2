import type { ChainId } from '@trait-market/contract/economy/shared';
import {
  LeaderMetricSchema,
  LeaderPeriodSchema,
  type LeaderMetric,
  type LeaderPeriod,
} from '@trait-market/contract/economy/leaders';

import { paths } from '@/config/paths';

export type Ranking = { metric: LeaderMetric; period: LeaderPeriod; chainId: ChainId };

const DEFAULTS: Ranking = { metric: 'volume', period: 'month', chainId: 1 };

/** Reads the ranking from any address; unknown values become defaults. */
export const readRanking = (params: URLSearchParams): Ranking => ({
  metric: LeaderMetricSchema.safeParse(params.get('metric')).data ?? DEFAULTS.metric,
  period: LeaderPeriodSchema.safeParse(params.get('period')).data ?? DEFAULTS.period,
  chainId: params.get('chain') === 'polygon' ? 137 : DEFAULTS.chainId,
});

export const writeRanking = ({ metric, period, chainId }: Ranking): string =>
  `?${new URLSearchParams({
    metric,
    period,
    ...(chainId === 137 ? { chain: 'polygon' } : {}),
  }).toString()}`;

/** Returns the ranking's address without the parameters that don't change it. */
export const canonicalRanking = ({ metric, period, chainId }: Ranking): string => {
  const params = new URLSearchParams({
    ...(metric !== DEFAULTS.metric && { metric }),
    ...(metric !== 'rarity' && period !== DEFAULTS.period && { period }),
    ...(metric === 'volume' && chainId === 137 && { chain: 'polygon' }),
  });
  return params.size === 0 ? paths.leaders : `${paths.leaders}?${params.toString()}`;
};

export const metricNames: Record<LeaderMetric, { name: string; figure: string }> = {
  volume: { name: 'Volume', figure: 'Bought and sold for' },
  constructed: { name: 'Constructed', figure: 'Traits put on avatars' },
  burned: { name: 'Burned', figure: 'Editions burned' },
  rarity: { name: 'Rarity', figure: 'Rarity of avatars owned' },
};

export const periodNames: Record<LeaderPeriod, string> = {
  day: '24 hours',
  week: '7 days',
  month: '30 days',
  all: 'All time',
};
