import type { Activity } from '@trait-market/contract/economy/activity';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { saleFrame, SalesSkeleton } from './sale-frame';
import { SalesList } from './sales-list';

const ACTIVITY = '/economy/v1/activity';
const page = (...items: Activity[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

const open = (answer: Parameters<typeof stubApi>[0][string]) => {
  const api = stubApi({
    [ACTIVITY]: answer,
    [`/economy/v1/collections?limit=${MAX_PAGE}`]: {
      body: { items: [fathomClub], nextCursor: null, total: 1 },
    },
    '/economy/v1/rates': { body: rates },
  });
  const view = renderScreen(<SalesList frame={saleFrame} skeleton={<SalesSkeleton />} />);
  return { ...api, ...view };
};

const cards = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

test('E332 shows each sale with its item, collection, price and time', async () => {
  const { requests } = open(page(sale));
  const [card, ...others] = await cards();
  expect(others).toEqual([]);
  const link = screen.getByRole('link', { name: 'Brass Diving Helmet' });
  expect(link).toHaveAttribute('href', '/traits/brass-diving-helmet-fathom-club');
  expect(screen.getByRole('link', { name: /^Sales of Brass Diving Helmet/ })).toHaveAttribute(
    'href',
    '/activity?type=sale&trait=brass-diving-helmet-fathom-club',
  );
  expect(card).toHaveTextContent('0.12 ETH');
  expect(await screen.findByText('Fathom Club')).toBeInTheDocument();
  expect(card?.querySelector('time')).toHaveAttribute('datetime', sale.at);
  expect(requests).toContain(`${ACTIVITY}?type=sale&limit=6`);
  expect(requests.filter((path) => path.startsWith('/economy/v1/wallets'))).toEqual([]);
});

test('E332 leaves out what isn’t a sale for a price', async () => {
  open(
    page(
      { ...sale, id: 'swap', type: 'swap', price: null },
      { ...sale, id: 'listing', type: 'listing' },
      { ...sale, id: 'free', price: null },
      sale,
    ),
  );
  expect(await cards()).toHaveLength(1);
});

test('E332 says so when nothing has been sold', async () => {
  open(page());
  expect(await screen.findByText(/^Nothing has been sold yet/)).toBeInTheDocument();
});

test('E332 reports a failure, and shows the sales after Try again', async () => {
  const { answer } = open({ status: 503, body: { message: 'Closed for cleaning' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  answer(ACTIVITY, page(sale));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});

test('E332 announces new sales, and shows them on request, without moving the shown ones', async () => {
  const { answer, queryClient } = open(page(sale));
  await cards();
  const newer: Activity = { ...sale, id: 'a18', at: '2026-11-21T11:00:00.000Z' };
  answer(ACTIVITY, page(newer, sale));
  await queryClient.refetchQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('newest'),
  });
  const button = await screen.findByRole('button', { name: 'Show 1 new sale' });
  expect(await cards()).toHaveLength(1);
  await userEvent.click(button);
  expect(await cards()).toHaveLength(2);
  expect(screen.getByRole('list')).toHaveFocus();
});
