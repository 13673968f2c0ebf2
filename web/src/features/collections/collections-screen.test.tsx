import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
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
  expect((await inCard('Trait floor')).nextElementSibling).toHaveTextContent('0.12 ETH');
  expect((await inCard('Owners')).nextElementSibling).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: /^Activity/ })).toHaveAttribute(
    'href',
    '/activity?collection=fathom-club',
  );
});

const kilnfolk = {
  ...fathomClub,
  slug: 'kilnfolk',
  name: 'Kilnfolk',
  chainId: 137,
  floor: { chainId: 137, coin: 'native', amount: '90000000000000000000' },
  bestOffer: null,
  windows: undefined,
  owners: 99,
};
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const ranking = (...items: object[]) => ({
  body: { ...pageOf(...items).body, ratesAt: '2026-11-22T12:00:00.000Z' },
});

test('E330 the table keeps the market’s ranks, with estimates that compare two networks', async () => {
  stubApi({
    [COLLECTIONS]: ranking(kilnfolk, fathomClub),
    '/economy/v1/rates': { body: rates },
  });
  open();
  const table = await screen.findByRole('table');
  await within(table).findAllByText(/^≈/);
  expect(rowsOf(table).map((row) => row.textContent)).toEqual([
    '1KilnfolkPolygon90 POL≈ $45.00about 45 US dollars0.9 ETH≈ $2,700.00about 2,700 US dollars–Unknown0.12 POL≈ $0.06about 6 cents–Unknown991.8%–No collection offer',
    '2Fathom ClubEthereum0.12 ETH≈ $360.00about 360 US dollars0.9 ETH≈ $2,700.00about 2,700 US dollars−20%0.12 ETH≈ $360.00about 360 US dollars1121.8%0.11 ETH≈ $330.00about 330 US dollars',
  ]);
  expect(screen.getByText(/^Amounts are compared at exchange rates of/)).toBeInTheDocument();
});

test('E330 a heading sorts by its figure, and turns the order when it is pressed again', async () => {
  const { requests } = stubApi({ [COLLECTIONS]: ranking(kilnfolk, fathomClub) });
  const { whereabouts } = open();
  const table = await screen.findByRole('table');
  const headingOf = (name: string) => within(table).getByRole('columnheader', { name });
  expect(headingOf('Volume')).toHaveAttribute('aria-sort', 'descending');
  const press = (name: string) =>
    userEvent.click(within(headingOf(name)).getByRole('link', { name }));
  await press('Top offer');
  expect(whereabouts()).toBe('/collections?sort=best-offer');
  expect(headingOf('Top offer')).toHaveAttribute('aria-sort', 'descending');
  expect(headingOf('Volume')).not.toHaveAttribute('aria-sort');
  await press('Top offer');
  expect(headingOf('Top offer')).toHaveAttribute('aria-sort', 'ascending');
  expect(requests.at(-1)).toBe(`${COLLECTIONS}?sort=best-offer&order=asc&period=week&limit=60`);
});

test('E330 figure, period and network are chosen above the table', async () => {
  const { requests } = stubApi({ [COLLECTIONS]: ranking(fathomClub) });
  const { whereabouts } = open();
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rank by' }), 'Floor change');
  const choices = (name: string) => within(screen.getByRole('navigation', { name }));
  expect(
    choices('Period')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['24 hours', '7 days', '30 days']);
  expect(choices('Period').getByRole('link', { name: '7 days' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await userEvent.click(choices('Period').getByRole('link', { name: '24 hours' }));
  await userEvent.click(choices('Network').getByRole('link', { name: 'Polygon' }));
  expect(whereabouts()).toBe('/collections?sort=change&period=day&chain=polygon');
  expect(requests.at(-1)).toBe(
    `${COLLECTIONS}?sort=change&order=desc&period=day&chainId=137&limit=60`,
  );
  expect(screen.queryByText(/^Amounts are compared/)).not.toBeInTheDocument();
});

test('E330 without rates, the table says that the networks aren’t compared', async () => {
  stubApi({ [COLLECTIONS]: { body: { ...pageOf(fathomClub, kilnfolk).body, ratesAt: null } } });
  open();
  expect(
    await screen.findByText('Without current exchange rates, Polygon comes after Ethereum.'),
  ).toBeInTheDocument();
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
  expect((await inCard('Trait floor')).nextElementSibling).toHaveTextContent('None listed');
});

test.each([
  [fathomClub.avatarFloor, '0.9 ETH'],
  [null, 'None listed'],
  [undefined, 'Unknown'],
])('E593 table and cards name the floors of traits and avatars', async (avatarFloor, text) => {
  stubApi({ [COLLECTIONS]: pageOf({ ...fathomClub, avatarFloor }) });
  open();
  expect((await inCard('Trait floor')).nextElementSibling).toHaveTextContent('0.12 ETH');
  expect((await inCard('Avatar floor')).nextElementSibling).toHaveTextContent(text);
  expect((await inCard('Avatars for sale')).nextElementSibling).toHaveTextContent('5');
  const table = within(screen.getByRole('table'));
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
  expect(headings.slice(2, 4)).toEqual(['Trait floor', 'Avatar floor']);
  expect(rowsOf(screen.getByRole('table'))[0]?.children[3]).toHaveTextContent(text);
});

test.each([
  ['day', '24 hours'],
  ['week', '7 days'],
  ['month', '30 days'],
])('E594 the change names the floor and the period: %s', async (period, text) => {
  stubApi({ [COLLECTIONS]: pageOf(fathomClub) });
  renderScreen(actions.within(<CollectionsScreen />), { at: `/collections?period=${period}` });
  expect(
    await screen.findByRole('columnheader', { name: `Floor change in ${text}` }),
  ).toBeInTheDocument();
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
