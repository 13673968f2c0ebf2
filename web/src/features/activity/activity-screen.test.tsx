import { activityPage, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { activityFilter } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ActivityScreen } from './activity-screen';

const ACTIVITY = '/economy/v1/activity';
const COLLECTIONS = '/economy/v1/collections';
const collections = { body: { items: [fathomClub], nextCursor: null, total: 1 } };
const open = (search = '') => renderScreen(<ActivityScreen />, { at: `/activity${search}` });

afterEach(() => {
  activityFilter.clear();
  vi.useRealTimers();
});

test('describes what happened in sentences, with links to the people and the items', async () => {
  const { requests } = stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  open();
  const event = (await screen.findByRole('link', { name: 'alice' })).closest('li');
  expect(event).toHaveTextContent('alice sold Brass Diving Helmet to 0xAb5…eC9B for 0.12 ETH');
  expect(screen.getByRole('link', { name: 'Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
  expect(screen.getByRole('link', { name: 'alice' })).toHaveAttribute(
    'href',
    `/profile/${sale.from.address}`,
  );
  expect(screen.getByText('900 events')).toBeInTheDocument();
  expect(requests).toContain(`${ACTIVITY}?type=sale&type=listing&type=offer&limit=60`);
});

test('E424 own events are marked, and their sentences don’t change', async () => {
  stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  renderScreen(<ActivityScreen />, { at: '/activity', session: signedInAsAlice });
  const event = (await screen.findByRole('link', { name: 'alice' })).closest('li');
  expect(event).toHaveTextContent(/^alice sold Brass Diving Helmet to .*You/);
});

test('E636 a price has an estimate below it, and own events say “You” next to their time', async () => {
  stubApi({
    [ACTIVITY]: { body: activityPage },
    [COLLECTIONS]: collections,
    '/economy/v1/rates': { body: rates },
  });
  renderScreen(<ActivityScreen />, { at: '/activity', session: signedInAsAlice });
  const event = (await screen.findByRole('link', { name: 'alice' })).closest('li');
  if (event === null) throw new Error('The event is in a list.');
  expect(await within(event).findByText(/^≈\s\$[\d,.]+$/)).toBeVisible();
  expect(within(event).getByText('You')).not.toHaveClass('sr-only');
});

test('can be narrowed down by type, collection and network, in the address', async () => {
  const { requests } = stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  const { whereabouts } = open('?type=nonsense&collection=..%2Fadmin&chain=base');
  for (const name of ['Listings', 'Offers'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await screen.findByRole('option', { name: 'Fathom Club' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Collection' }),
    'Fathom Club',
  );
  expect(whereabouts()).toBe('/activity?type=sale&collection=fathom-club');
  await screen.findByText('900 events');
  expect(requests.at(-1)).toBe(`${ACTIVITY}?type=sale&collection=fathom-club&limit=60`);
  const network = screen.getByRole('combobox', { name: 'Network' });
  expect(network).toHaveDisplayValue('All networks');
  await userEvent.selectOptions(network, 'Polygon');
  expect(whereabouts()).toBe('/activity?type=sale&collection=fathom-club&chain=polygon');
  await waitFor(() =>
    expect(requests.at(-1)).toBe(
      `${ACTIVITY}?type=sale&collection=fathom-club&chainId=137&limit=60`,
    ),
  );
  await userEvent.selectOptions(network, 'All networks');
  expect(whereabouts()).toBe('/activity?type=sale&collection=fathom-club');
});

test('E444 a price chooses its coin’s network, and another network drops the price', async () => {
  const { requests } = stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  const { whereabouts } = open('?type=sale');
  await screen.findByText('900 events');
  await userEvent.click(screen.getByText('Dates and prices'));
  await userEvent.type(screen.getByLabelText('At least'), '2');
  await userEvent.type(screen.getByLabelText('At most'), '1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price in' }), 'POL');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This is below your minimum.');
  await userEvent.clear(screen.getByLabelText('At least'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(whereabouts()).toBe('/activity?type=sale&chain=polygon&maxPrice=1');
  await waitFor(() =>
    expect(requests.at(-1)).toBe(
      `${ACTIVITY}?type=sale&chainId=137&maxPrice=1000000000000000000&limit=60`,
    ),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Ethereum');
  expect(whereabouts()).toBe('/activity?type=sale&chain=ethereum');
});

test('says when there is nothing of the chosen kind, and links back to everything', async () => {
  const empty = { items: [], nextCursor: null, total: 0 };
  stubApi({ [ACTIVITY]: { body: empty }, [COLLECTIONS]: collections });
  const { whereabouts } = open('?type=burn&chain=ethereum');
  expect(await screen.findByText('No activity of this kind yet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(whereabouts()).toBe('/activity?type=all');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: 'All' }),
  ]);
});

test('E695 “All” shows every type of event, and is unchecked by the next choice', async () => {
  stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  const { whereabouts } = open('?type=sale&collection=fathom-club');
  const all = await screen.findByRole('checkbox', { name: 'All' });
  expect(all).not.toBeChecked();
  await userEvent.click(all);
  expect(whereabouts()).toBe('/activity?type=all&collection=fathom-club');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([all]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Burned' }));
  expect(all).not.toBeChecked();
});

test('remembers the last choice for the next visit, until the default is chosen again', async () => {
  const { requests } = stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  const first = open('?type=all');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Burned' }));
  expect(first.whereabouts()).toBe('/activity?type=burn');
  first.unmount();

  const before = requests.length;
  const second = open();
  await screen.findByText('900 events');
  expect(second.whereabouts()).toBe('/activity?type=burn');
  expect(requests.slice(before).filter((one) => one.startsWith(`${ACTIVITY}?`))).toEqual([
    `${ACTIVITY}?type=burn&limit=60`,
  ]);
  for (const name of ['Sales', 'Listings', 'Offers', 'Burned'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  expect(second.whereabouts()).toBe('/activity');
  second.unmount();

  const third = open();
  await screen.findByText('900 events');
  expect(third.whereabouts()).toBe('/activity');
});

test('announces new events, and shows them on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  Element.prototype.scrollIntoView = () => undefined;
  const api = stubApi({ [ACTIVITY]: { body: activityPage }, [COLLECTIONS]: collections });
  open();
  await screen.findByText('900 events');
  const burned = { ...sale, id: 'a18', type: 'burn', to: null, price: null };
  api.answer(ACTIVITY, { body: { ...activityPage, items: [burned, sale], total: 901 } });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const button = await screen.findByRole('button', { name: 'Show 1 new event' });
  expect(screen.queryByText(/burned/)).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(screen.getByText('901 events')).toHaveFocus());
  expect(screen.getByText(/burned/)).toBeInTheDocument();
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const api = stubApi({
    [ACTIVITY]: { status: 503, body: { message: 'Closed for stocktaking' } },
    [COLLECTIONS]: collections,
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for stocktaking');
  api.answer(ACTIVITY, { body: activityPage });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('900 events')).toBeInTheDocument();
});
