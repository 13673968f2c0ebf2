import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { anonymous, storeIn } from '@/testing/sessions';

import { AppError } from './app-error';
import { createQueryClient } from './query-client';

function Asking({ ask }: { ask: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['test'], queryFn: ask, staleTime: 0 });
  return <p>{data ?? error?.message ?? 'waiting'}</p>;
}

const show = (ask: () => Promise<string>) =>
  render(
    <QueryClientProvider client={createQueryClient(storeIn(anonymous))}>
      <Asking ask={ask} />
    </QueryClientProvider>,
  );

const settled = () => act(async () => void (await Promise.resolve()));

test('a query that failed is not asked again by itself', async () => {
  const ask = vi.fn(() => Promise.reject(new AppError('network', 'Nobody there')));
  show(ask);
  expect(await screen.findByText('Nobody there')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('coming back to the window asks nothing anew', async () => {
  const ask = vi.fn(() => Promise.resolve('an answer'));
  show(ask);
  expect(await screen.findByText('an answer')).toBeInTheDocument();
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
});
