import { savedSearches } from '@trait-market/contract/fixtures/economy/searches';
import { divingHelmetRef, traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { MAX_SEARCHES } from '@trait-market/contract/economy/searches';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { browserSearches } from '@/lib/saved-searches/browser-searches';
import type { Session } from '@/lib/session/session';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { readQuery, type MarketQuery } from '../market-query';
import { SavedSearchesDialog } from './saved-searches-dialog';

const MINE = '/economy/v1/wallets/me/searches';
const [eyes, epic, avatars] = savedSearches.items;
const closed = { status: 503, body: { message: 'Closed for cleaning' } };

beforeEach(() => {
  browserSearches.write([]);
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const open = (
  search: string,
  answers: Parameters<typeof stubApi>[0] = {},
  session: Session = signedInAsAlice,
) => {
  const api = stubApi({ [MINE]: { body: savedSearches }, ...answers });
  const onChange = vi.fn<(query: MarketQuery) => void>();
  const onClose = vi.fn<() => void>();
  renderScreen(
    <SavedSearchesDialog
      query={readQuery(new URLSearchParams(search))}
      facets={traitPage.facets}
      onChange={onChange}
      onClose={onClose}
      onClosed={() => undefined}
    />,
    { session },
  );
  return { ...api, onChange, onClose };
};
const list = async () => within(await screen.findByRole('list', { name: 'Your searches' }));
const nameField = () => screen.findByRole('textbox', { name: 'Save this search as' });
const typeName = async (name: string) => {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, name);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('E139 a search is saved in the browser under a name, opened with one press, renamed and deleted', async () => {
  const { onChange, onClose, requests } = open('slot=eyes&maxPrice=0.5&priceIn=eth', {}, anonymous);
  expect(screen.getByText('Slot Eyes · Price up to 0.5 ETH')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Eyes, up to 0.5 ETH');
  await typeName(' Cheap eyes {Enter}');
  expect(await screen.findByText('Saved “Cheap eyes”.')).toBeInTheDocument();
  expect(screen.queryByText(/already saved/)).not.toBeInTheDocument();
  expect(await nameField()).toHaveValue('');
  expect(browserSearches.read()).toMatchObject([
    {
      name: 'Cheap eyes',
      isTold: false,
      query: { slot: ['eyes'], maxPrice: '500000000000000000', priceUnit: 'eth' },
    },
  ]);
  expect((await list()).getByText(/showing now/)).toBeInTheDocument();
  // Without an account there are no notifications, so there is no checkbox for them.
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

  await press('Rename Cheap eyes');
  const field = screen.getByRole('textbox', { name: 'New name' });
  await press('Save name');
  // E689
  expect(screen.getByText('This is already the name.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Eyes{Enter}');
  await press('Show Eyes');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ slot: ['eyes'], maxPrice: '0.5', priceIn: 'eth' }),
  );
  await press('Delete Eyes');
  await press('Delete search');
  expect(browserSearches.read()).toEqual([]);
  expect(requests).toEqual([]);
});

test('with an account, searches are kept there, and can notify the wallet of new results', async () => {
  const { written } = open('rarity=epic', { [`PUT ${MINE}/${epic?.id}`]: { body: savedSearches } });
  expect((await list()).getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Cheap eyes',
    'Epic Fathom',
    'Divers of rank 100',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /for Epic Fathom$/ }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written).toEqual([
    {
      method: 'PUT',
      path: `${MINE}/${epic?.id}`,
      body: { name: epic?.name, query: epic?.query, isTold: true },
    },
  ]);
});

test('E391 a saved search of avatars leads to them, and can be deleted', async () => {
  const id = avatars?.id;
  const { onClose, onChange, written } = open('rarity=epic', {
    [`DELETE ${MINE}/${id}`]: { body: savedSearches },
  });
  const link = await screen.findByRole('link', { name: 'Show Divers of rank 100' });
  const [path, search] = link.getAttribute('href')?.split('?') ?? [];
  expect(path).toBe('/market');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    kind: 'avatars',
    collection: 'fathom-club',
    rank: '100',
    owner: bobAddress,
    trait: divingHelmetRef.id,
    listed: 'true',
    maxPrice: '2',
    priceIn: 'eth',
    sort: 'rank',
  });
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await press('Delete Divers of rank 100');
  await press('Delete search');
  await waitFor(() => expect(written).toMatchObject([{ path: `${MINE}/${id}` }]));
});

test('E139 a search with an existing name replaces the old one, and what was typed stays if that fails', async () => {
  const { written } = open('rarity=epic', { [`PUT ${MINE}/${eyes?.id}`]: closed });
  await list();
  await typeName('cheap EYES');
  expect(screen.getByText(/^You already have a search called “Cheap eyes”/)).toBeInTheDocument();
  await press('Replace search');
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  expect(await nameField()).toHaveValue('cheap EYES');
  expect(written).toMatchObject([{ body: { isTold: true, query: { rarity: ['epic'] } } }]);
});

test.each([
  ['{Enter}', 'Enter a name.'],
  ['x'.repeat(41), 'A name has at most 40 characters.'],
  ['a\u202Eb', 'Use visible characters on a single line.'],
])('refuses %j as a name, beside the field', async (name, reason) => {
  const { written } = open('rarity=epic');
  await list();
  const field = await nameField();
  await userEvent.clear(field);
  if (name === '{Enter}') await userEvent.type(field, name);
  else {
    await userEvent.click(field);
    await userEvent.paste(name);
    await press('Save search');
  }
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(written).toEqual([]);
});

test('refuses to save too many, and says what to do', async () => {
  const many = Array.from({ length: MAX_SEARCHES }, (_, index) => ({
    ...savedSearches.items[0],
    id: `0198c2a4-6a52-7c3e-9f10-5d2f9b6c${String(index).padStart(4, '0')}`,
    name: `Search ${index}`,
  }));
  open('rarity=epic', { [MINE]: { body: { items: many } } });
  await list();
  await typeName('One more{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Delete one, or replace one by its name.');
  expect(await nameField()).toHaveValue('One more');
});

test('E139 adds searches saved in the browser to the account at sign-in, once, and says so', async () => {
  if (eyes) browserSearches.write([eyes]);
  const { written } = open('', {
    [MINE]: { body: { items: [epic] } },
    [`PUT ${MINE}/${eyes?.id}`]: { body: savedSearches },
  });
  await waitFor(() => expect(toasts.read()[0]?.header).toBe('Saved searches added'));
  expect(written).toHaveLength(1);
  expect(browserSearches.read()).toEqual([]);
  expect((await list()).getByRole('heading', { name: 'Cheap eyes' })).toBeInTheDocument();
});

test('if that fails, the browser keeps them, and does not try over and over', async () => {
  if (eyes) browserSearches.write([eyes]);
  // Uses its own session, because a failed move blocks the session's later ones.
  const session = { ...signedInAsAlice, token: 'a.failed.move' };
  const failing = { [MINE]: { body: { items: [] } }, [`PUT ${MINE}/${eyes?.id}`]: closed };
  const { written } = open('', failing, session);
  await waitFor(() => expect(toasts.read()).toMatchObject([{ kind: 'error' }]));
  expect(browserSearches.read()).toEqual([eyes]);
  expect(written).toHaveLength(1);
});

test('says that there is nothing to save without a search', async () => {
  open('', { [MINE]: closed }, anonymous);
  expect(screen.getByText(/^To save a search, choose a filter/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
