import { sale } from '@trait-market/contract/fixtures/economy/orders';
import {
  divingHelmetDetail,
  traitHistory,
  traitOverTime,
} from '@trait-market/contract/fixtures/economy/traits';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { chartAxis } from '@/testing/chart-axis';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { PriceHistory } from './price-history';

const TRAIT = `/economy/v1/traits/${divingHelmetDetail.id}`;
const soldFor = (tenths: number, at: string) => ({
  at,
  price: { chainId: 1 as const, coin: 'native' as const, amount: `${tenths}00000000000000000` },
  quantity: 1,
});
/** Returns a time before now. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const floorDays = (...amounts: (string | null)[]) =>
  amounts.map((amount, index) => ({
    ...traitOverTime.days[0],
    at: daysAgo(amounts.length - 1 - index),
    floor: amount === null ? null : { chainId: 1, coin: 'native', amount },
  }));

const show = (
  history: Partial<typeof traitHistory> = {},
  days: readonly unknown[] = [],
  at = '/traits/t1',
) => {
  stubApi({
    [`${TRAIT}/history`]: { body: { ...traitHistory, ...history } },
    [`${TRAIT}/over-time`]: days.length === 0 ? { status: 503, body: {} } : { body: { days } },
  });
  return renderScreen(<PriceHistory trait={divingHelmetDetail} />, { at });
};

const sales = [soldFor(7, daysAgo(40)), soldFor(9, daysAgo(20)), soldFor(8, daysAgo(2))];
const FLOORS = floorDays('700000000000000000', null, '800000000000000000', '900000000000000000');

test('E644 the chart has sales, the floor in steps and the volume, which its label describes', async () => {
  show({ sales }, FLOORS);
  const chart = await screen.findByRole('img', {
    name: /^3 sales from .* to .*, between 0\.7 ETH and 0\.9 ETH, the last at 0\.8 ETH\. The floor went from 0\.7 ETH to 0\.9 ETH\.$/,
  });
  expect(chart.querySelectorAll('circle')).toHaveLength(3);
  expect(chart.querySelector('path')?.getAttribute('d')).toMatch(
    /^M[\d.]+ [\d.]+H[\d.]+M[\d.]+ [\d.]+H[\d.]+V[\d.]+H640\.0$/,
  );
  expect(screen.getByText('Volume per day, 2.4 ETH in all')).toBeVisible();
  expect(screen.getByText('Last 0.8 ETH')).toBeVisible();
  expect(chartAxis(chart)).toEqual(['0.9 ETH', '0.8', '0.7', '1 ETH', '0.5', '0']);
});

test('E645 the address has the chosen range, whose sales the chart has', async () => {
  const { whereabouts } = show({ sales }, FLOORS);
  const all = await screen.findByRole('button', { name: 'All' });
  expect(all).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  expect(whereabouts()).toBe('/traits/t1?range=30d');
  expect(all).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('img', { name: /^2 sales / })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '7 days' }));
  expect(whereabouts()).toBe('/traits/t1?range=7d');
  expect(screen.getByRole('img', { name: /^1 sale / })).toBeVisible();
  await userEvent.click(all);
  expect(whereabouts()).toBe('/traits/t1');
});

test('E645 a range without sales says the last one', async () => {
  show({ sales: sales.slice(0, 2) }, FLOORS, '/traits/t1?range=7d');
  expect(
    await screen.findByText(/^No sales in this range\. The last one was on \d/),
  ).toHaveTextContent('0.9 ETH');
  expect(await screen.findByRole('img', { name: /^No sales\. The floor went/ })).toBeVisible();
});

test('E646 a single value is a sentence, not a chart', async () => {
  show();
  expect(await screen.findByText(/^One sale, on 1 Nov 2026 for/)).toHaveTextContent('0.11 WETH');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('E646 a floor that never moved is a sentence, also before the first sale', async () => {
  show({ sales: [] }, floorDays('700000000000000000', null, '700000000000000000'));
  expect(await screen.findByText(/^The floor was/)).toHaveTextContent(
    'The floor was 0.7 ETH whenever it was for sale in the last 3 days.',
  );
  expect(screen.getByText('It has never been sold.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('E644 E656 the pointer on a sale shows its price, estimate, time and buyer, and elsewhere the day’s values', async () => {
  const at = daysAgo(2);
  const event = { ...sale, at, price: soldFor(8, at).price };
  show({ sales: [soldFor(7, daysAgo(4)), soldFor(8, at)], items: [event], total: 1 });
  const chart = await screen.findByRole('img', { name: /^2 sales / });
  const tip = () => document.querySelector('[data-slot=chart-tip]');
  expect(tip()).toBeNull();
  const drawing = chart.parentElement;
  if (!drawing) throw new Error('There is no drawing.');
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, 640, 260);
  const [, latest] = chart.querySelectorAll('circle');
  // jsdom's pointer events have no position.
  const pointAt = (clientX: number, clientY: number) =>
    fireEvent(chart, new MouseEvent('pointermove', { bubbles: true, clientX, clientY }));
  pointAt(Number(latest?.getAttribute('cx')), Number(latest?.getAttribute('cy')));
  expect(tip()).toHaveTextContent(/^0\.8 ETH.*UTC.*Bought by /);
  pointAt(320, 250);
  expect(tip()).toHaveTextContent(/^\d.* 20\d\d1 sale for 0\.8 ETH$/);
});

test('the sales are also available as a table', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('row', { name: /1 0.11 WETH/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show as a chart' })).toBeInTheDocument();
});

test('says that it has never been sold', async () => {
  show({ sales: [] });
  expect(await screen.findByText(/^It has never been sold, so/)).toBeVisible();
});
