import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { economyKeys } from '@/lib/economy/queries/keys';
import { bearerKey } from '@/lib/query-client';

import { isStoredPage, publicQueries } from './public-queries';

const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const BOB = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';

test('T144 stores no page whose address names the user', () => {
  expect(isStoredPage(`/market?owner=${BOB}`, ALICE)).toBe(true);
  expect(isStoredPage(`/market?owner=${ALICE.toLowerCase()}`, ALICE)).toBe(false);
});

const shown = (client: QueryClient, queryKey: QueryKey, data: unknown = { key: queryKey }) => {
  client.setQueryData(queryKey, data);
  new QueryObserver(client, { queryKey, enabled: true, staleTime: Infinity }).subscribe(() => {});
};

test('T144 stores shown public data only', () => {
  const client = new QueryClient();
  const stored = [
    economyKeys.trait('red-hat'),
    economyKeys.traits({ name: 'hat' }),
    economyKeys.collections(),
    ['rates'],
    ['feature', 'cart'],
  ];
  for (const key of stored) shown(client, key);
  for (const key of [
    bearerKey('token', 'me'),
    bearerKey('token', 'economy', 'balances'),
    economyKeys.inventory(BOB),
    economyKeys.listings('now', BOB),
    [...economyKeys.drops(), 'of', ALICE.toLowerCase()],
    ['users', 'search', BOB],
    ['public-profile', BOB],
  ])
    shown(client, key);
  client.setQueryData(economyKeys.trait('not-shown'), {});
  expect(publicQueries(client, ALICE).map(({ queryKey }) => queryKey)).toEqual(stored);
  client.clear();
});

test('E316 stores data whose last refresh failed as it was', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryKey = economyKeys.trait('red-hat');
  shown(client, queryKey, 'seen');
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('lost')) });
  const [query] = publicQueries(client, undefined);
  expect(query?.state).toMatchObject({
    data: 'seen',
    status: 'success',
    fetchStatus: 'idle',
    error: null,
  });
  client.clear();
});
