import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { alice } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { networkLost } from '@/lib/offline/network';
import { guestAddress } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, refusedAlice, restoring, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { HeaderActions } from './header-actions';

const HOST = 'https://account-flags.example';
const BALANCES_HOST = 'https://balances-flags.example';
const OFFLINE_HOST = 'https://offline-flags.example';
const BOB = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';

test.each([restoring, { ...signedInAsAlice, kind: 'walletMissing' } as const])(
  'R4.6 fetches the user of a stored token while $kind (§4 Current user)',
  async (session) => {
    const { requests } = stubApi({ '/v1/users/me': { body: alice } });
    renderScreen(<HeaderActions />, { session });
    await waitFor(() => expect(requests).toContain('/v1/users/me'));
  },
);

test.each([signedInAsAlice, restoring])('shows Disconnect while $kind', async (session) => {
  stubApi({ '/v1/users/me': { body: alice } });
  const { store } = renderScreen(<HeaderActions />, { session });
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(store.signOut).toHaveBeenCalledOnce();
});

test.each([refusedAlice, { ...refusedAlice, kind: 'restoring' } as const])(
  'offers Connect after a refused token while $kind, without the user’s data',
  async (session) => {
    stubApi({ '/v1/users/me': { status: 401, body: { message: 'jwt malformed' } } });
    const { settled } = renderScreen(<HeaderActions />, { session });
    await settled();
    expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Credits \d/ })).not.toBeInTheDocument();
  },
);

test('R4.6 does not fetch the user without a token', async () => {
  const { requests } = stubApi({});
  const { settled } = renderScreen(<HeaderActions />, { session: anonymous });
  await settled();
  expect(requests).toEqual([]);
});

test('guests see whom they follow, have no more rights than before, and can stop', async () => {
  stubApi({});
  guestAddress.write(BOB);
  renderScreen(<HeaderActions />, { session: anonymous });
  await userEvent.click(await screen.findByRole('button', { name: /Following 0xAb5…eC9B/ }));
  expect(screen.getByRole('link', { name: 'See this profile' })).toHaveAttribute(
    'href',
    `/profile/${BOB}`,
  );
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop following' }));
  expect(screen.queryByRole('button', { name: /Following/ })).not.toBeInTheDocument();
  expect(guestAddress.read()).toBeUndefined();
});

test('hides the guest’s followed wallet from signed-in users', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  guestAddress.write(BOB);
  const { settled } = renderScreen(<HeaderActions />, { session: signedInAsAlice });
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  await settled();
  expect(screen.queryByRole('button', { name: /Following/ })).not.toBeInTheDocument();
});

test('the account menu has the address to copy, the balances of each network, and links', async () => {
  stubApi({
    '/v1/users/me': { body: alice },
    '/economy/v1/wallets/me/balances': { body: balances },
    [`${HOST}/api/features/sdk`]: {
      body: {
        status: 200,
        features: { market: { defaultValue: true }, watchlist: { defaultValue: true } },
      },
    },
  });
  renderScreen(<HeaderActions />, {
    session: signedInAsAlice,
    appConfig: { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(await screen.findByRole('button', { name: /^Copy address 0x/ })).toBeInTheDocument();
  const coins = await screen.findByRole('link', { name: 'Balances' });
  expect(coins).toHaveAttribute('href', '/dashboard?view=balances');
  await waitFor(() =>
    expect(coins).toHaveTextContent(/^Ethereum.* ETH.* WETHPolygon.* POL.* WPOL$/),
  );
  for (const [name, href] of [
    ['Inventory', '/dashboard?view=inventory'],
    ['Orders', '/dashboard?view=orders'],
    ['Watchlist', '/dashboard?view=watchlist'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('E704 the account menu rounds balances down to five digits, without ≈', async () => {
  const polygon = { native: '21060987600000000000000', wrapped: '0', counter: '0' };
  const ethereum = { ...polygon, native: '0', wrapped: '4138877500000000000' };
  stubApi({
    '/v1/users/me': { body: alice },
    '/economy/v1/wallets/me/balances': {
      body: {
        items: [
          { ...ethereum, chainId: 1 },
          { ...polygon, chainId: 137 },
        ],
      },
    },
    [`${BALANCES_HOST}/api/features/sdk`]: {
      body: { status: 200, features: { market: { defaultValue: true } } },
    },
  });
  renderScreen(<HeaderActions />, {
    session: signedInAsAlice,
    appConfig: { featureFlags: { host: BALANCES_HOST, clientKey: 'sdk', usageUrl: null } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(await screen.findByText('21,060 POL')).toHaveAttribute('title', '21,060.9876 POL');
  expect(screen.getByText('4.1388 WETH')).toHaveAttribute('title', '4.1388775 WETH');
});

test('E316 offline, unknown credits are not 0', async () => {
  networkLost.write(true);
  stubApi({ '/v1/users/me': { body: alice }, '/v1/credits': { status: 503, body: {} } });
  renderScreen(<HeaderActions />, { session: signedInAsAlice });
  expect(await screen.findByRole('link', { name: 'Credits unknown' })).toBeVisible();
  networkLost.write(false);
  expect(await screen.findByRole('link', { name: 'Credits 0' })).toBeVisible();
});

test('E398 offline, the account menu is complete without flags, and says that balances need the network', async () => {
  networkLost.write(true);
  stubApi({
    '/v1/users/me': { body: alice },
    [`${OFFLINE_HOST}/api/features/sdk`]: { status: 503, body: {} },
  });
  renderScreen(<HeaderActions />, {
    session: signedInAsAlice,
    appConfig: { featureFlags: { host: OFFLINE_HOST, clientKey: 'sdk', usageUrl: null } },
  });
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(
    await screen.findByText(
      'You’re offline. Balances and notifications load when the network is back.',
    ),
  ).toBeVisible();
  for (const name of ['Dashboard', 'Profile', 'Inventory', 'Orders', 'Watchlist'])
    expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.queryByText(/Couldn’t load your balances/)).not.toBeInTheDocument();
  networkLost.write(false);
});
