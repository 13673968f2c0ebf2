import { useQuery } from '@tanstack/react-query';
import { alice } from '@trait-market/contract/fixtures/users';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useCurrentUser } from '@/lib/session/current-user';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, restoring, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { useSession } from './use-session';

function Loading() {
  useCurrentUser();
  return <p>{useSession().isLoading ? 'loading' : 'at rest'}</p>;
}

test.each([
  [anonymous, 'at rest'],
  [{ kind: 'connecting', connectorId: 'test' }, 'loading'],
  [{ kind: 'signingIn', connectorId: 'test', address: signedInAsAlice.address }, 'loading'],
  [restoring, 'loading'],
] as const)('R4.11 knows whether it is loading while $kind (§4 Loading)', (session, words) => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<Loading />, { session });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('R4.11 is loading until the user has been fetched', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<Loading />, { session: signedInAsAlice });
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('at rest')).toBeInTheDocument();
});

test('waits for no other request', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  function Busy() {
    useQuery({ queryKey: ['other'], queryFn: () => new Promise(() => {}) });
    return <Loading />;
  }
  renderScreen(<Busy />, { session: signedInAsAlice });
  expect(await screen.findByText('at rest')).toBeInTheDocument();
});

test.each([
  [anonymous, undefined],
  [restoring, undefined],
  [signedInAsAlice, signedInAsAlice.address],
] as const)('while $kind, the connected wallet is %s', (session, address) => {
  stubApi({ '/v1/users/me': { body: alice } });
  function Wallet() {
    return <p>{useSession().address ?? 'none'}</p>;
  }
  renderScreen(<Wallet />, { session });
  expect(screen.getByText(address ?? 'none')).toBeInTheDocument();
});

test('a screen outside the providers throws an error that names the missing one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Loading />)).toThrow(/<Providers>/);
});
