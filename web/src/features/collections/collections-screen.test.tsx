import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { CollectionsScreen } from './collections-screen';

const COLLECTIONS = '/economy/v1/collections';
const actions = stubActions();
const open = () => renderScreen(actions.within(<CollectionsScreen />), { at: '/collections' });
const inCard = async (text: string) => within(await screen.findByRole('article')).getByText(text);
const pageOf = (...items: object[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

test('each collection says what it is and how it trades, and links to its page, traits and faces', async () => {
  stubApi({ [COLLECTIONS]: pageOf(fathomClub) });
  open();
  expect(await screen.findByRole('link', { name: 'Fathom Club' })).toHaveAttribute(
    'href',
    '/collections/fathom-club',
  );
  expect(screen.getByRole('link', { name: /^See its traits/ })).toHaveAttribute(
    'href',
    '/market?collection=fathom-club',
  );
  expect(screen.getByRole('link', { name: 'Fathom Club #7' })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
  expect((await inCard('Floor')).nextElementSibling).toHaveTextContent('0.12 ETH');
  expect((await inCard('Owners')).nextElementSibling).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: /^Activity/ })).toHaveAttribute(
    'href',
    '/activity?collection=fathom-club',
  );
});

test('E330 the table ranks by the address, with the figures of its period', async () => {
  stubApi({
    [COLLECTIONS]: pageOf(fathomClub, {
      ...fathomClub,
      slug: 'kilnfolk',
      name: 'Kilnfolk',
      owners: 99,
    }),
  });
  renderScreen(actions.within(<CollectionsScreen />), {
    at: '/collections?sort=holders&period=month',
  });
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '1KilnfolkEthereum5 ETH0.12 ETH4199',
    '2Fathom ClubEthereum5 ETH0.12 ETH4112',
  ]);
  expect(within(table).getByRole('columnheader', { name: 'Holders' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Rank by' })).getByRole('link', {
      name: 'Floor change',
    }),
  );
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Period' })).getByRole('link', {
      name: '7 days',
    }),
  );
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('0.12 ETH−20%1');
});

test('E330 amounts of two networks are ranked within each network, and the table says so', async () => {
  const onPolygon = {
    ...fathomClub,
    slug: 'kilnfolk',
    name: 'Kilnfolk',
    chainId: 137,
    floor: null,
  };
  stubApi({ [COLLECTIONS]: pageOf(onPolygon, fathomClub) });
  renderScreen(actions.within(<CollectionsScreen />), { at: '/collections?sort=floor' });
  const table = await screen.findByRole('table', { name: /^Each network has its own ranks/ });
  const names = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.slice(0, 9));
  expect(names).toEqual(['1Fathom C', '1Kilnfolk']);
});

test('adds its cheapest traits to the cart while the cart is open', async () => {
  const host = 'https://collections-flags.example';
  stubApi({
    [COLLECTIONS]: pageOf(fathomClub, { ...fathomClub, slug: 'kilnfolk', floor: null }),
    [`${host}/api/features/sdk`]: {
      body: { status: 200, features: { cart: { defaultValue: true } } },
    },
  });
  renderScreen(actions.within(<CollectionsScreen />), {
    appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
  });
  const ways = await screen.findAllByRole('link', { name: /^Buy the cheapest/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/cart?collection=fathom-club']);
});

test('shows no floor without a listing', async () => {
  stubApi({ [COLLECTIONS]: pageOf({ ...fathomClub, floor: null }) });
  open();
  expect((await inCard('Floor')).nextElementSibling).toHaveTextContent('None listed');
});

test('says when there are no collections', async () => {
  stubApi({ [COLLECTIONS]: pageOf() });
  open();
  expect(
    await screen.findByText('There are no collections on the market yet.'),
  ).toBeInTheDocument();
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const api = stubApi({ [COLLECTIONS]: { status: 404, body: { message: 'There is no market' } } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no market');
  api.answer(COLLECTIONS, pageOf(fathomClub));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Fathom Club' })).toBeInTheDocument();
});

test('an offer for any of its traits can be started here', async () => {
  stubApi({ [COLLECTIONS]: pageOf(fathomClub) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Make a collection offer/ }));
  expect(actions.start).toHaveBeenCalledWith({ kind: 'offerAny', collection: 'fathom-club' });
});
