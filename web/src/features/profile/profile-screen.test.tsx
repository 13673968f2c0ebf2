import {
  alicePublicProfile,
  aliceAddress,
  bobAddress,
} from '@trait-market/contract/fixtures/users';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { ProfileScreen } from './profile-screen';

const PROFILE = `/v1/users/${aliceAddress}/publicProfile`;
const EXISTS = `/v1/users/${aliceAddress}/exists`;
type MarketViewProps = { view: string; address: string; isOwn: boolean };

function MarketView({ view, address, isOwn }: MarketViewProps) {
  return <p>{`The ${view} of ${address}, ${isOwn ? 'mine' : 'another’s'}`}</p>;
}
const show = (ownAddress?: typeof aliceAddress | typeof bobAddress) =>
  renderScreen(
    <ProfileScreen
      address={aliceAddress}
      ownAddress={ownAddress}
      market="closed"
      MarketView={MarketView}
    />,
  );

test('shows a collector’s name and address', async () => {
  stubApi({ [PROFILE]: { body: alicePublicProfile } });
  show(bobAddress);
  expect(await screen.findByRole('heading', { level: 1, name: 'alice' })).toBeInTheDocument();
  expect(screen.getByTitle(aliceAddress)).toHaveTextContent('0x8ba…BA72');
  expect(screen.queryByText('This is you')).not.toBeInTheDocument();
});

test('says that a profile is your own, whatever the case of its address', async () => {
  stubApi({ [PROFILE.toLowerCase()]: { body: {} }, [PROFILE]: { body: alicePublicProfile } });
  renderScreen(
    <ProfileScreen
      address={aliceAddress}
      ownAddress={`0x${aliceAddress.slice(2).toLowerCase()}`}
      market="closed"
      MarketView={MarketView}
    />,
  );
  expect(await screen.findByText('This is you')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
    'href',
    '/dashboard?view=profile',
  );
});

test('shows the tier only in the border of the picture, never in words (§6)', async () => {
  stubApi({ [PROFILE]: { body: { ...alicePublicProfile, premiumTier: 'Advanced' } } });
  const { container } = show();
  await waitFor(() => expect(container.querySelector('[data-tier=Advanced]')).not.toBeNull());
  expect(container).not.toHaveTextContent('Advanced');
});

test.each(['<img src=x onerror=alert(1)>', `a${'b'.repeat(10_000)}`])(
  'T36 shows a hostile name as plain text, and clips it',
  async (username) => {
    stubApi({ [PROFILE]: { body: { ...alicePublicProfile, username } } });
    const { container } = show();
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveTextContent(username.slice(0, 20)));
    expect(heading.textContent.length).toBeLessThanOrEqual(64);
    expect(container.querySelector('img[src=x]')).toBeNull();
  },
);

test('says when an address has no account', async () => {
  stubApi({});
  show();
  expect(await screen.findByText('No account yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the market' })).toBeInTheDocument();
});

test.each([
  [{ exists: true }, 'No public profile'],
  [{ id: 7 }, 'No public profile'],
  [true, 'No public profile'],
  ['ok', 'No public profile'],
  [undefined, 'No public profile'],
  [{ exists: false }, 'No account yet'],
  [false, 'No account yet'],
  [null, 'No account yet'],
])('§7 an existence check that answers %j says “%s”', async (body, heading) => {
  stubApi({ [EXISTS]: { body } });
  show();
  expect(await screen.findByText(heading)).toBeInTheDocument();
});

test('your own account without a public profile is not described as someone else’s', async () => {
  stubApi({ [EXISTS]: { body: { exists: true } } });
  show(aliceAddress);
  expect(await screen.findByText(/You haven’t set up your profile/)).toBeInTheDocument();
  expect(screen.queryByText(/Someone uses/)).not.toBeInTheDocument();
});

test('a failure can be retried', async () => {
  const api = stubApi({ [PROFILE]: { status: 502, body: { message: 'No answer' } } });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer');
  api.answer(PROFILE, { body: alicePublicProfile });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'alice' })).toBeInTheDocument();
});

test('makes no request for a text that isn’t a wallet address', () => {
  const { requests } = stubApi({});
  renderScreen(
    <ProfileScreen address="0x123" ownAddress={undefined} market="open" MarketView={MarketView} />,
  );
  expect(screen.getByRole('heading', { name: 'Not a wallet address' })).toBeInTheDocument();
  expect(requests).toEqual([]);
});

const showOnMarket = (at: string, ownAddress?: typeof bobAddress) =>
  renderScreen(
    <ProfileScreen
      address={aliceAddress}
      ownAddress={ownAddress}
      market="open"
      MarketView={MarketView}
    />,
    { at },
  );

test('when the market is open, shows what a wallet holds and, on request, what it did', async () => {
  stubApi({ [PROFILE]: { body: alicePublicProfile } });
  const { whereabouts } = showOnMarket(`/profile/${aliceAddress}`, bobAddress);
  expect(await screen.findByText(`The holdings of ${aliceAddress}, another’s`)).toBeInTheDocument();
  expect(screen.queryByText(/will appear here/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Activity' }));
  expect(whereabouts()).toBe(`/profile/${aliceAddress}?show=activity`);
  expect(screen.getByText(`The activity of ${aliceAddress}, another’s`)).toBeInTheDocument();
});

test('shows what a wallet holds even if no one signs in with it', async () => {
  stubApi({});
  showOnMarket('/');
  expect(await screen.findByText('No account yet')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Go to the market' })).not.toBeInTheDocument();
  expect(screen.getByText(/The holdings of/)).toBeInTheDocument();
});

test('counts what a collector holds and has traded, and says when one of them can’t be loaded', async () => {
  const page = (total: number, items: object[] = []) => ({
    body: { items, nextCursor: null, total },
  });
  const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
  stubApi({
    [PROFILE]: { body: alicePublicProfile },
    [`${INVENTORY}?kind=trait&limit=1`]: page(1_054),
    [`${INVENTORY}?kind=avatar&limit=1`]: { status: 503, body: { message: 'Closed.' } },
    '/economy/v1/activity': page(159, [sale]),
  });
  renderScreen(
    <ProfileScreen
      address={aliceAddress}
      ownAddress={undefined}
      market="open"
      MarketView={MarketView}
    />,
  );
  const factOf = (name: string) => screen.getByText(name).nextElementSibling;
  await waitFor(() => expect(factOf('Different loose traits')).toHaveTextContent('1,054'));
  await waitFor(() => expect(factOf('Bought and sold')).toHaveTextContent('159'));
  expect(factOf('Last sale or purchase')?.querySelector('time')?.dateTime).toBe(sale.at);
  await waitFor(() => expect(factOf('Avatars')).toHaveTextContent('Unknown'));
});

test('E397 a failed request for the market’s flag can be retried, and promises nothing', async () => {
  stubApi({ [PROFILE]: { body: alicePublicProfile } });
  const retry = vi.fn();
  renderScreen(
    <ProfileScreen
      address={aliceAddress}
      ownAddress={undefined}
      market={{ retry }}
      MarketView={MarketView}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load what this collector holds',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'alice' })).toBeInTheDocument();
  expect(screen.queryByText(/will appear here as soon as/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
