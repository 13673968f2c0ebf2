import {
  focusManager,
  onlineManager,
  QueryClientProvider,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { ALICE, hour, NOW, setUpSession, tokenFor } from '@/testing/session-store';
import { anonymous, storeIn } from '@/testing/sessions';
import { settled as settledCache } from '@/testing/settled';

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

test('R7.7 a failed query is not retried automatically', async () => {
  const ask = vi.fn(() => Promise.reject(new AppError('network', 'Nobody there')));
  show(ask);
  expect(await screen.findByText('Nobody there')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('R7.7 returning to the window refetches nothing', async () => {
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

test('a query that failed offline is fetched again when the network returns', async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new AppError('network', 'No answer'))
    .mockResolvedValue('an answer');
  onlineManager.setOnline(false);
  show(ask);
  expect(await screen.findByText('No answer')).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('an answer')).toBeInTheDocument();
});

describe('§4 Session expiry: a 401 before exp', () => {
  const TOKEN = tokenFor(ALICE, hour(1));
  const unauthorized = () => Promise.reject(new AppError('http', 'Refused', { status: 401 }));

  function SignedIn({ ask, me }: { ask: () => Promise<string>; me: () => Promise<string> }) {
    useQuery({ queryKey: ['me'], queryFn: me, meta: { currentUser: { token: TOKEN } } });
    return <Asking ask={ask} />;
  }

  const showSignedIn = async (
    ask: () => Promise<string>,
    me: ReturnType<typeof vi.fn<() => Promise<string>>>,
  ) => {
    const refusals = { ...storeIn(anonymous), tokenRefused: vi.fn<(token: string) => void>() };
    const client = createQueryClient(refusals);
    render(
      <QueryClientProvider client={client}>
        <SignedIn ask={ask} me={me} />
      </QueryClientProvider>,
    );
    await settledCache(client);
    return refusals;
  };

  test('means the token is refused when the current user is refused too', async () => {
    const me = vi.fn<() => Promise<string>>().mockResolvedValueOnce('me');
    me.mockImplementation(unauthorized);
    const { tokenRefused } = await showSignedIn(unauthorized, me);
    expect(me).toHaveBeenCalledTimes(2);
    expect(tokenRefused).toHaveBeenCalledExactlyOnceWith(TOKEN);
  });

  test('belongs to one call when the current user is answered', async () => {
    const me = vi.fn<() => Promise<string>>().mockResolvedValue('me');
    const { tokenRefused } = await showSignedIn(unauthorized, me);
    expect(me).toHaveBeenCalledTimes(2);
    expect(tokenRefused).not.toHaveBeenCalled();
  });

  test('fetches the current user once, however many calls are refused', async () => {
    const me = vi.fn<() => Promise<string>>().mockImplementation(unauthorized);
    await showSignedIn(() => Promise.resolve('an answer'), me);
    expect(me).toHaveBeenCalledTimes(1);
  });
});

const calls = {
  write: (client: QueryClient, refuse: () => Promise<never>) =>
    client.getMutationCache().build(client, { mutationFn: refuse }).execute(undefined),
  read: (client: QueryClient, refuse: () => Promise<never>) =>
    client.fetchQuery({ queryKey: ['test'], queryFn: refuse }),
};

describe.each(['write', 'read'] as const)('§4 Session expiry: a refused %s', (call) => {
  const refused = async (status: number, now: Date) => {
    const session = setUpSession({ stored: tokenFor(ALICE, hour(1)) });
    await session.store.start();
    await vi.waitFor(() => expect(session.kind()).toBe('signedIn'));
    session.setClock(now);
    const client = createQueryClient(session.store);
    const refuse = () => Promise.reject(new AppError('http', 'Refused', { status }));
    await expect(calls[call](client, refuse)).rejects.toThrow('Refused');
    return session;
  };
  const later = new Date(NOW.getTime() + 2 * 3_600_000);

  test.each([401, 403])('with %i and an expired token resets the session', async (status) => {
    const { kind, storedToken } = await refused(status, later);
    expect(kind()).toBe('anonymous');
    expect(storedToken()).toBe('');
  });

  test.each([
    [401, NOW],
    [403, NOW],
    [400, later],
    [500, later],
  ])('with %i at %s changes nothing', async (status, now) => {
    const { kind, storedToken } = await refused(status, now);
    expect(kind()).toBe('signedIn');
    expect(storedToken()).toBe(tokenFor(ALICE, hour(1)));
  });
});
