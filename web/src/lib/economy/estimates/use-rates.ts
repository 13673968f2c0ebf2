import {
  type Rates,
  RATES_MAX_AGE_MS,
  ratesContract,
  type Worth,
} from '@trait-market/contract/economy/rates';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { RATES_POLL_MS } from '@/config/constants';

import type { Readable } from '../../store';
import { useStore } from '../../use-store';
import { apiOptions } from '@/lib/api-fetcher';

const ratesApi = initTsrReactQuery(ratesContract, apiOptions);

/** The rates' state. Only `fresh` rates may be used, because old ones give wrong estimates. */
export type RatesState =
  | { kind: 'loading' }
  | { kind: 'fresh'; worth: Worth; at: Date }
  | { kind: 'stale'; at: Date }
  | { kind: 'failed' };

const MINUTE_MS = 60_000;

/** Notifies each minute, and when the page becomes visible. */
const subscribeToMinutes: Readable<unknown>['subscribe'] = (listener) => {
  const timer = setInterval(listener, MINUTE_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** Returns ms: the age at the response by the provider's clock, plus the time since then. */
export const ageOf = ({ at, asOf }: Rates, fetchedAt: number, now: number): number =>
  Date.parse(asOf) - Date.parse(at) + Math.max(0, now - fetchedAt);

export const useRates = (): RatesState => {
  const { data, dataUpdatedAt, isError, isFetching } = ratesApi.now.useQuery({
    queryKey: ['rates'],
    select: ({ body }) => body,
    staleTime: RATES_POLL_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? MINUTE_MS : RATES_POLL_MS),
    // Prevents a refetch after a failure whenever another component with an estimate mounts.
    retryOnMount: false,
  });
  const isYoung = (now: number): boolean =>
    data !== undefined && ageOf(data, dataUpdatedAt, now) < RATES_MAX_AGE_MS;
  // By a wrong device clock the page's rates look old, so rates stay while new ones are fetched.
  const isFresh = useStore(
    {
      read: () => isYoung(isFetching ? dataUpdatedAt : Date.now()),
      subscribe: subscribeToMinutes,
    },
    isYoung(dataUpdatedAt),
  );
  if (data === undefined) return { kind: isError ? 'failed' : 'loading' };
  const at = new Date(data.at);
  return isFresh ? { kind: 'fresh', worth: data.worth, at } : { kind: 'stale', at };
};
