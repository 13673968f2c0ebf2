import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { economyKeys } from '@/lib/economy/queries/keys';

import { restorePages } from './restore-pages';

const HOUR_MS = 60 * 60_000;
const key = economyKeys.trait('red-hat');

const stored = () => {
  const client = new QueryClient();
  client.setQueryData(key, 'stored');
  const { queries } = dehydrate(client);
  client.clear();
  return queries;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = (client: QueryClient) =>
  new QueryObserver(client, { queryKey: key, staleTime: Infinity }).subscribe(() => {});

test.each([
  ['of a page that was seen in another tab', () => {}],
  [
    'of a page that was left',
    (client: QueryClient) => {
      client.setQueryData(key, 'stored');
      show(client)();
    },
  ],
])('E316 the data %s stays for as long as the network is lost', async (_, visit) => {
  const client = new QueryClient();
  const queries = stored();
  visit(client);
  await restorePages({ queryClient: client }, { queries: async () => queries });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(client.getQueryData(key)).toBe('stored');
});

test('E316 the data of the shown page stays after leaving the page', async () => {
  const client = new QueryClient();
  const queries = stored();
  client.setQueryData(key, 'newer', { updatedAt: Date.now() + 1 });
  const leave = show(client);
  await restorePages({ queryClient: client }, { queries: async () => queries });
  leave();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(client.getQueryData(key)).toBe('newer');
});
