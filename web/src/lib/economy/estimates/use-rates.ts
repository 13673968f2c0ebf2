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
import { economyOptions } from '../queries/economy-options';

const ratesApi = initTsrReactQuery(ratesContract, economyOptions);

/** By what amounts are estimated now. Without fresh rates nothing is, since it would be wrong. */
export type RatesState =
  | { kind: 'loading' }
  | { kind: 'fresh'; worth: Worth; at: Date }
  | { kind: 'stale'; at: Date }
  | { kind: 'failed' };

const MINUTE_MS = 60_000;

/** Minutes since 1970, by this device. A page that slept notices when it is shown again. */
const minutes: Readable<number> = {
  read: () => Math.floor(Date.now() / MINUTE_MS),
  subscribe: (listener) => {
    const timer = setInterval(listener, MINUTE_MS);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

/**
 * How old rates are: by the provider's time when it answered, and by what has passed here since.
 *
 * @param fetchedAt by the clock of this device, as `now` is; in milliseconds since 1970
 */
export const ageOf = ({ at, asOf }: Rates, fetchedAt: number, now: number): number =>
  Date.parse(asOf) - Date.parse(at) + Math.max(0, now - fetchedAt);

/** What coins and currencies are worth; asked again while somebody looks. */
export const useRates = (): RatesState => {
  const now = useStore(minutes) * MINUTE_MS;
  const { data, dataUpdatedAt, isError } = ratesApi.now.useQuery({
    queryKey: ['rates'],
    select: ({ body }) => body,
    staleTime: RATES_POLL_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? MINUTE_MS : RATES_POLL_MS),
    // What says that there are none would ask again by being drawn, and so go on for ever.
    retryOnMount: false,
  });
  if (data === undefined) return { kind: isError ? 'failed' : 'loading' };
  const at = new Date(data.at);
  return ageOf(data, dataUpdatedAt, now) < RATES_MAX_AGE_MS
    ? { kind: 'fresh', worth: data.worth, at }
    : { kind: 'stale', at };
};
