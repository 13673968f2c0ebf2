import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { savedSearches } from '@trait-market/contract/fixtures/economy/searches';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { browserSearches } from '@/lib/saved-searches/browser-searches';
import type { Session } from '@/lib/session/session';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { readWallQuery } from '../wall-query';
import { SavedSearchesDialog } from './saved-searches-dialog';

const MINE = '/economy/v1/wallets/me/searches';
const HOST = 'https://search-flags.example';
const ALERTS = '/economy/v1/wallets/me/alerts';
const [eyes, , divers] = savedSearches.items;
const ofDivers = new URLSearchParams({
  kind: 'avatars',
  listed: 'true',
  collection: 'fathom-club',
  trait: divingHelmetRef.id,
  rank: '100',
  maxPrice: '2',
  priceIn: 'eth',
  owner: bobAddress.toLowerCase(),
  sort: 'rank',
}).toString();

beforeEach(() => {
  browserSearches.write([]);
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const open = (
  address: string,
  answers: Parameters<typeof stubApi>[0] = {},
  session: Session = signedInAsAlice,
) => {
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: {
      body: { status: 200, features: { watchlist: { defaultValue: true } } },
    },
    [MINE]: { body: savedSearches },
    [ALERTS]: { body: { items: [] } },
    ...answers,
  });
  const onClose = vi.fn<() => void>();
  const { whereabouts } = renderScreen(
    <SavedSearchesDialog
      query={readWallQuery(new URLSearchParams(address))}
      facets={avatarPage.facets}
      onChange={() => undefined}
      onClose={onClose}
      onClosed={() => undefined}
    />,
    { session, appConfig: { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } } },
  );
  return { ...api, whereabouts, onClose };
};
const list = async () => within(await screen.findByRole('list', { name: 'Your searches' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('E391 without an account a search of avatars is saved in the browser, under a proposed name', async () => {
  const { requests } = open(ofDivers, {}, anonymous);
  const name = 'For sale, Fathom Club, Brass Diving Hel…';
  expect(await screen.findByText(/Trait Brass Diving Helmet · Rank Top 100/)).toBeVisible();
  expect(screen.getByText(/Connect your wallet to save them to your account/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Save this search as' })).toHaveValue(name);
  await press('Save search');
  expect(await screen.findByText(`Saved “${name}”.`)).toBeVisible();
  expect(browserSearches.read()).toMatchObject([
    { name, isTold: false, query: { ...divers?.query, owner: [bobAddress.toLowerCase()] } },
  ]);
  expect((await list()).getByRole('heading')).toHaveTextContent('showing now');
  expect(requests.filter((path) => path.startsWith(MINE))).toEqual([]);
});

test('E391 adds a search of avatars saved in the browser to the account at sign-in', async () => {
  if (divers) browserSearches.write([divers]);
  const { written } = open('', {
    [MINE]: { body: { items: [] } },
    [`PUT ${MINE}/${divers?.id}`]: { body: { items: [divers] } },
  });
  await waitFor(() => expect(browserSearches.read()).toEqual([]));
  expect(written).toMatchObject([{ body: { query: divers?.query } }]);
  expect((await list()).getByRole('heading')).toHaveTextContent('Divers of rank 100');
});

test('E391 a saved search of traits leads from the avatars to them', async () => {
  const { whereabouts, onClose } = open('');
  const link = (await list()).getByRole('link', { name: `Show ${eyes?.name}` });
  await userEvent.click(link);
  expect(whereabouts()).toMatch(/^\/market\?slot=eyes&listed=true&maxPrice=0\.05&priceIn=eth/);
  expect(onClose).toHaveBeenCalledOnce();
});

test('E299 says under which name the avatars’ filters are saved already, in any order', async () => {
  const query = { kind: 'avatars', collection: ['kilnfolk', 'fathom-club'], sort: 'price-asc' };
  open('collection=fathom-club&collection=kilnfolk', {
    [MINE]: { body: { items: [eyes, { ...divers, name: 'Both', query }] } },
  });
  expect(await screen.findByText(/already saved/)).toHaveTextContent(
    'You’ve already saved this search as “Both”.',
  );
});

test.each(['collection=fathom-club', 'collection=fathom-club&collection=kilnfolk&sort=rank'])(
  'E299 other filters or another order are another search: %s',
  async (address) => {
    const query = { kind: 'avatars', collection: ['kilnfolk', 'fathom-club'], sort: 'price-asc' };
    open(address, {
      [MINE]: { body: { items: [{ ...divers, query }] } },
    });
    expect(await screen.findByRole('button', { name: 'Save search' })).toBeVisible();
    expect(screen.queryByText(/already saved/)).not.toBeInTheDocument();
  },
);

test('E392 E393 a saved search of avatars can notify its wallet, and has a price alert', async () => {
  const saving = `PUT ${MINE}/${divers?.id}`;
  const { written } = open('', { [saving]: { body: savedSearches } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /for Divers of rank 100$/ }));
  await waitFor(() =>
    expect(written).toMatchObject([{ body: { query: divers?.query, isTold: false } }]),
  );
  await press('Price alert for Divers of rank 100');
  // A dialog of the same name is open while the code loads.
  await screen.findByText(/^You’ll be notified once/);
  const alert = within(screen.getByRole('dialog', { name: 'Price alert' }));
  await userEvent.type(await alert.findByRole('textbox', { name: 'At this price or less' }), '0.5');
  await userEvent.click(alert.getByRole('button', { name: 'Set alert' }));
  const { collection, trait, maxRank, owner } = {
    ...(divers?.query.kind === 'avatars' && divers.query),
  };
  await waitFor(() =>
    expect(written.at(-1)?.body).toMatchObject({
      about: { kind: 'search', query: { kind: 'avatars', collection, trait, maxRank, owner } },
      maxPrice: '500000000000000000',
    }),
  );
});

test('says that there is nothing to save without filters', async () => {
  open('');
  expect(await screen.findByText(/^To save a search, choose a filter/)).toBeVisible();
});

test('says that a search with more owners than can be saved is too long', async () => {
  const owners = Array.from({ length: 41 }, (_, index) => [
    'owner',
    `0x${String(index).padStart(40, '0')}`,
  ]);
  open(new URLSearchParams(owners).toString());
  expect(await screen.findByText(/^This search can’t be saved/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
});
