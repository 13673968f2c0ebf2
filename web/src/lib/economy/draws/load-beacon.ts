import type { QueryClient } from '@tanstack/react-query';
import {
  type Beacon,
  beaconContract,
  beaconOf,
  QUICKNET,
} from '@trait-market/contract/economy/beacon';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES } from '../queries/keys';

const api = initTsrReactQuery(beaconContract, apiOptions);

const key = [ECONOMY_QUERIES, 'beacon'];

/** Returns the chain hash of the beacon that the operator configured. */
export const configuredHash = (beaconHash: string | null): string =>
  beaconHash ?? `0x${QUICKNET.hash}`;

/** Returns the market's beacon if it has been loaded. */
export const loadedBeacon = (queryClient: QueryClient): Beacon | undefined => {
  const response = api.initQueryClient(queryClient).info.getQueryData(key);
  return response && beaconOf(response.body);
};

/**
 * Returns the configured beacon. The market delivers its parameters, and the chain hash proves them.
 * @throws UnreadableOrder when they are those of another beacon
 */
export const loadBeacon = async (
  queryClient: QueryClient,
  beaconHash: string | null,
): Promise<Beacon> => {
  const { body } = await api.initQueryClient(queryClient).info.fetchQuery({
    queryKey: key,
    staleTime: Infinity,
  });
  const beacon = beaconOf(body);
  if (beacon.hash === configuredHash(beaconHash)) return beacon;
  throw new UnreadableOrder('The market names another beacon than this site trusts.');
};
