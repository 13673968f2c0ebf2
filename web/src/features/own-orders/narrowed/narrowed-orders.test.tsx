import { dormantListing, walletOrderPage } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { OrdersView } from '../orders-view';

const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const ALL = `${ORDERS}?side=made&kind=listing&limit=60`;

let made = 0;
const listing = (value: string, part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...dormantListing,
  hash: `0x${String((made += 1)).padStart(64, '0')}`,
  state: { kind: 'fillable' },
  gives: [{ kind: 'trait', trait: { ...divingHelmetRef, value }, quantity: 1 }],
  ...part,
});

/** A market whose floor and best offer are whole ETH. */
const market = (floor: string, bestOffer: string) => ({
  floor: price(floor),
  bestOffer: price(bestOffer),
  undercutBy: null,
  lastSale: null,
});

const price = (amount: string, chainId: 1 | 137 = 1) =>
  ({ chainId, coin: 'native', amount: `${amount}${'0'.repeat(18)}` }) as const;

// 1 ETH is worth more than 100 POL, whose number is higher.
const listings = [
  listing('Brass Helmet', {
    unitPrice: price('2'),
    expiresAt: '2026-12-03T00:00:00.000Z',
    market: market('3', '4'),
  }),
  listing('Paper Hat', {
    unitPrice: price('1'),
    expiresAt: '2026-12-01T00:00:00.000Z',
    market: market('2', '1'),
  }),
  listing('Cork Mask', {
    // Its distance is unknown.
    market: undefined,
    chainId: 137,
    unitPrice: price('100', 137),
    expiresAt: '2026-12-02T00:00:00.000Z',
    gives: [
      {
        kind: 'trait',
        trait: { ...divingHelmetRef, collection: 'kilnfolk', value: 'Cork Mask' },
        quantity: 1,
      },
    ],
  }),
  listing('Helmet', { state: { kind: 'filled', at: '2026-11-21T10:00:00.000Z' } }),
];

const show = (search = '') => {
  const page = { ...walletOrderPage, nextCursor: null, total: listings.length, items: listings };
  const api = stubApi({
    [ORDERS]: { body: { ...page, items: [], total: 0 } },
    [ALL]: { body: { ...page, items: listings.slice(0, 2), nextCursor: 'bW9yZQ' } },
    [`${ALL}&cursor=bW9yZQ`]: { body: { ...page, items: listings.slice(2) } },
    '/economy/v1/rates': { body: { ...rates, at: rates.asOf } },
    '/economy/v1/collections': { body: { items: [], nextCursor: null, total: 0 } },
  });
  const at = `/dashboard?view=orders${search}`;
  const acting = stubActions();
  return {
    ...api,
    ...renderScreen(acting.within(<OrdersView address={aliceAddress} />), {
      at,
      session: signedInAsAlice,
    }),
  };
};

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);

test('E373 E675 a search by name finds open and closed listings of every page, and only the open one can be selected', async () => {
  const { whereabouts } = show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name' }), 'HELM');
  expect(await screen.findByText('2 of your 4 listings match')).toBeVisible();
  expect(await names()).toEqual(['Brass Helmet', 'Helmet']);
  expect(screen.getByRole('checkbox', { name: /^Select the listing for / })).toBeVisible();
  expect(whereabouts()).toBe('/dashboard?view=orders&name=HELM');
});

test.each([
  ['&chain=polygon', ['Cork Mask']],
  ['&state=filled', ['Helmet']],
  [`&collection=${divingHelmetRef.collection}&state=fillable`, ['Brass Helmet', 'Paper Hat']],
  ['&state=fillable&sort=price-up', ['Cork Mask', 'Paper Hat', 'Brass Helmet']],
  ['&state=fillable&sort=price-down', ['Brass Helmet', 'Paper Hat', 'Cork Mask']],
  ['&state=fillable&sort=expiry', ['Paper Hat', 'Cork Mask', 'Brass Helmet']],
  ['&state=fillable&sort=floor', ['Brass Helmet', 'Paper Hat', 'Cork Mask']],
  ['&state=fillable&sort=best-offer', ['Paper Hat', 'Brass Helmet', 'Cork Mask']],
])('E373 E555 %s in the address lists %j', async (search, expected) => {
  show(search);
  await screen.findByText(/of your 4 listings/);
  await waitFor(async () => expect(await names()).toEqual(expected));
});

test('E373 says how many listings match, and leads back to all of them', async () => {
  const { whereabouts } = show('&show=listings&name=nothing&sort=__proto__');
  expect(await screen.findByText('0 of your 4 listings match')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(whereabouts()).toBe('/dashboard?view=orders&show=listings');
  expect(await screen.findByText(/You have no open listings/)).toBeVisible();
});

test('E469 on phones, the filters of orders are folded behind a button that counts those in use', async () => {
  show('&name=helm&sort=expiry');
  const button = await screen.findByRole('button', { name: 'Filters 2 in use' });
  const bar = screen
    .getByRole('searchbox', { name: 'Name' })
    .closest(`[id="${button.getAttribute('aria-controls')}"]`);
  expect(bar).toHaveClass('max-sm:hidden');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(bar).not.toHaveClass('max-sm:hidden');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Filled');
  expect(await screen.findByRole('button', { name: 'Filters 3 in use' })).toBe(button);
});
