import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { undercutListing } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { watchedNow, watchlist } from '@trait-market/contract/fixtures/economy/watchlist';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { WatchButton } from '@/components/economy/items/watch-button';
import { toasts } from '@/lib/toasts';
import { browserWatchlist } from '@/lib/watchlist/browser-watchlist';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { WatchlistView } from './watchlist-view';

const OWN_ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const MINE = '/economy/v1/wallets/me/watchlist';
const HOST = 'https://watchlist-flags.example';
const FLAGS = `${HOST}/api/features/sdk`;
const flags = (isOpen: boolean) => ({
  body: { status: 200, features: { watchlist: { defaultValue: isOpen } } },
});
const appConfig = { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } };
const [trait, ...others] = watchlist.items;
const withoutClub = { items: watchlist.items.filter(({ kind }) => kind !== 'collection') };
const empty = { body: { items: [] } };

beforeEach(() => {
  browserWatchlist.write([]);
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const open = (answers: Parameters<typeof stubApi>[0], isSignedIn = true) => {
  const api = stubApi({ '/economy/v1/watched': { body: watchedNow }, ...answers });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<WatchlistView />), isSignedIn ? { session: signedInAsAlice } : {});
  return { ...api, start };
};
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('E620 E693 shows each thing’s current state with estimates, and how its floor has changed since', async () => {
  open({ [MINE]: { body: watchlist }, '/economy/v1/rates': { body: rates } });
  const traits = await group('Traits');
  expect(await traits.findByRole('link', { name: 'Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
  await traits.findAllByText(/^≈/);
  expect(traits.getByText('Floor').nextElementSibling).toHaveTextContent(
    /^0\.12 ETH≈ \$360\.00about 360 US dollars−20%since \d+ \w+ 20\d\d$/,
  );
  expect(traits.queryByText(/^Since /)).not.toBeInTheDocument();
  expect(traits.getByText('Best offer').nextElementSibling).toHaveTextContent('0.09 ETH≈ $270.00');
  const collections = await group('Collections');
  expect(collections.getByRole('link', { name: 'Fathom Club' })).toHaveAttribute(
    'href',
    `/collections/${fathomClub.slug}`,
  );
  expect(collections.getByText('Trait floor').nextElementSibling).toHaveTextContent(
    '0.12 ETH≈ $360.00',
  );
  expect((await group('Avatars')).getByText('Rank').nextElementSibling).toHaveTextContent(/^1$/);
  expect((await group('Collectors')).getByText('For sale').nextElementSibling).toHaveTextContent(
    '4',
  );
});

test('E280 offers start on all watched traits, with their current prices', async () => {
  const { start } = open({ [MINE]: { body: watchlist } });
  const offers = (await group('Traits')).getByRole('button', { name: 'Make offers' });
  await waitFor(() => expect(offers).toBeEnabled());
  await userEvent.click(offers);
  const [watched] = watchedNow.items;
  if (watched?.kind !== 'trait') throw new Error('The first watched thing is a trait.');
  const { trait: card, bestOffer } = watched;
  expect(start).toHaveBeenCalledWith({ kind: 'offerSeveral', items: [{ trait: card, bestOffer }] });
});

test('E280 offers leave out prices of the user’s own orders', async () => {
  const [watched] = watchedNow.items;
  if (watched?.kind !== 'trait') throw new Error('The first watched thing is a trait.');
  const { trait: card, bestOffer } = watched;
  const helmet = { kind: 'trait', trait: card, quantity: 1 } as const;
  const own = { ...undercutListing, state: { kind: 'fillable' } } as const;
  const items = [
    { ...own, unitPrice: card.floor, gives: [helmet] },
    {
      ...own,
      hash: `0x${'1'.repeat(64)}`,
      kind: 'offer',
      unitPrice: bestOffer,
      gives: [],
      gets: [helmet],
    },
  ];
  const { start } = open({
    [MINE]: { body: watchlist },
    [OWN_ORDERS]: { body: { items, nextCursor: null, total: 2 } },
  });
  const offers = (await group('Traits')).getByRole('button', { name: 'Make offers' });
  await waitFor(() => expect(offers).toBeEnabled());
  await userEvent.click(offers);
  expect(start).toHaveBeenCalledWith({
    kind: 'offerSeveral',
    items: [{ trait: card, bestOffer, own: ['floor', 'bestOffer'] }],
  });
});

test('a removed thing disappears at once, and comes back if that fails', async () => {
  const { written } = open({
    [MINE]: { body: watchlist },
    [`DELETE ${MINE}/collection/fathom-club`]: { status: 503, body: { message: 'Closed' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop watching Fathom Club' }));
  await waitFor(() => expect(toasts.read()[0]?.header).toBe('Couldn’t save your watchlist'));
  expect(written).toMatchObject([{ method: 'DELETE' }]);
  expect(await screen.findByRole('region', { name: 'Collections' })).toBeInTheDocument();
});

test('the other rows stay as they are while the state of fewer things loads', async () => {
  open({
    [MINE]: { body: watchlist },
    [`DELETE ${MINE}/collection/fathom-club`]: { body: withoutClub },
  });
  const traits = await group('Traits');
  await traits.findByText('Floor');
  const answer = fetch;
  const requested = vi.fn();
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (!path.startsWith('/economy/v1/watched')) return answer(path, request);
    requested(path);
    return new Promise(() => {});
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stop watching Fathom Club' }));
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Collections' })).toBeNull());
  expect(traits.getByText('Floor')).toBeInTheDocument();
});

test('is kept in the browser for people without an account, and says so', async () => {
  if (trait) browserWatchlist.write([trait]);
  const { requests } = open({}, false);
  expect(screen.getByText(/^Saved in this browser\./)).toBeInTheDocument();
  const traits = await group('Traits');
  await userEvent.click(
    await traits.findByRole('button', { name: 'Stop watching Brass Diving Helmet' }),
  );
  expect(screen.getByText(/^You aren’t watching anything yet/)).toBeInTheDocument();
  expect(browserWatchlist.read()).toEqual([]);
  expect(requests.filter((address) => address.startsWith(MINE))).toEqual([]);
});

test('E115 adds what was watched in the browser to the account at sign-in, once, and says so', async () => {
  if (trait) browserWatchlist.write([trait, ...others.slice(0, 1)]);
  const { written } = open({
    [`GET ${MINE}`]: { body: { items: others } },
    [`PUT ${MINE}`]: { body: watchlist },
  });
  expect(await group('Traits')).toBeTruthy();
  await waitFor(() => expect(toasts.read()[0]?.header).toBe('Watchlist added'));
  expect(written).toEqual([{ method: 'PUT', path: MINE, body: { items: [trait] } }]);
  expect(browserWatchlist.read()).toEqual([]);
});

test('if that fails, the browser keeps it, and does not try over and over', async () => {
  if (trait) browserWatchlist.write([trait]);
  const { written } = open({
    [`GET ${MINE}`]: empty,
    [`PUT ${MINE}`]: { status: 503, body: { message: 'Closed' } },
  });
  await waitFor(() => expect(browserWatchlist.read()).toEqual([trait]));
  await waitFor(() => expect(toasts.read()).toMatchObject([{ kind: 'error' }]));
  expect(written).toHaveLength(1);
});

test('a star adds a thing with its floor, and removes it', async () => {
  stubApi({ [FLAGS]: flags(true) });
  const floor = { chainId: 1, coin: 'native', amount: '5' } as const;
  renderScreen(<WatchButton kind="trait" id="fez" name="Fez" floor={floor} />, { appConfig });
  const star = await screen.findByRole('button', { name: 'Watch Fez' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(browserWatchlist.read()).toMatchObject([{ kind: 'trait', id: 'fez', floorThen: floor }]);
  expect(screen.getByRole('link', { name: 'Your watchlist' })).toHaveAttribute(
    'href',
    '/watchlist',
  );
  await userEvent.click(star);
  expect(browserWatchlist.read()).toEqual([]);
});
