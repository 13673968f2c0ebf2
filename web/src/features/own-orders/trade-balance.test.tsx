import { offer } from '@trait-market/contract/fixtures/economy/orders';
import {
  divingHelmetDetail,
  divingHelmetRef,
  laserEyesRef,
} from '@trait-market/contract/fixtures/economy/traits';
import type { Item, Price } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { TradeBalance, TradeSidesInRow } from './trade-balance';

const helmet: Item = { kind: 'trait', trait: divingHelmetRef, quantity: 1 };
const eyes: Item = { kind: 'trait', trait: laserEyesRef, quantity: 2 };
const native = (hundredths: number): Price => ({
  chainId: 1,
  coin: 'native',
  amount: String(BigInt(hundredths) * 10n ** 16n),
});
const trade: WalletOrder = {
  ...offer,
  kind: 'trade',
  gives: [helmet],
  gets: [eyes],
  unitPrice: null,
  fees: [],
  state: { kind: 'fillable' },
  revivedAt: null,
};
const listings = (id: string, price?: Price) => ({
  [`/economy/v1/traits/${id}/orders`]: {
    body: {
      items: price
        ? [
            {
              ...offer,
              kind: 'listing',
              maker: { address: bobAddress, username: null },
              unitPrice: price,
            },
          ]
        : [],
      nextCursor: null,
      total: price ? 1 : 0,
    },
  },
});

/** Reports each observed place as seen immediately. */
const seeEverything = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (reader: 'maker' | 'taker', order = trade) =>
  renderScreen(
    <>
      <TradeSidesInRow order={order} reader={reader} />
      <TradeBalance order={order} reader={reader} />
    </>,
    { session: signedInAsAlice },
  );

test.each([
  ['taker', 'You give ≈ 0.2 ETH, get ≈ 0.25 ETH, +25%'],
  ['maker', 'You give ≈ 0.25 ETH, get ≈ 0.2 ETH, −20%'],
] as const)(
  'E634 a row compares both sides of a trade by floor, as the %s sees it',
  async (reader, words) => {
    seeEverything();
    stubApi({
      ...listings(divingHelmetRef.id, native(25)),
      ...listings(laserEyesRef.id, native(10)),
    });
    show(reader);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('By floor')).toBeVisible();
  },
);

/** The eyes have no floor, but a last sale, or nothing at all. */
const withoutFloor = (sold: Price | undefined) => ({
  ...listings(divingHelmetRef.id, native(25)),
  ...listings(laserEyesRef.id),
  [`/economy/v1/traits/${laserEyesRef.id}`]: {
    body: {
      ...divingHelmetDetail,
      ...laserEyesRef,
      lastSale: sold ? { price: sold, at: '2026-01-01T00:00:00.000Z' } : null,
    },
  },
});

test('E634 coin counts, what has no price is named, and a bad trade is a warning', async () => {
  seeEverything();
  stubApi(withoutFloor(undefined));
  show('maker', { ...trade, unitPrice: native(10) });
  const words = await screen.findByText('You give ≈ 0.25 ETH, get ≈ 0.1 ETH, −60%');
  expect(words).toHaveClass('text-warning');
  expect(
    screen.getByText('By floor, without 2 × Crimson Laser Eyes (no floor, sale or offer)'),
  ).toBeVisible();
});

test('E682 a row compares what has no floor by its last sale', async () => {
  seeEverything();
  stubApi(withoutFloor(native(10)));
  show('maker');
  expect(await screen.findByText('You give ≈ 0.25 ETH, get ≈ 0.2 ETH, −20%')).toBeVisible();
  expect(screen.getByText('By floor and last sale')).toBeVisible();
});

test('E634 a trade for far less than it takes is a warning', async () => {
  seeEverything();
  stubApi({
    ...listings(divingHelmetRef.id, native(25)),
    ...listings(laserEyesRef.id, native(5)),
  });
  show('maker');
  expect(await screen.findByText(/, −60%$/)).toHaveClass('text-warning');
});

test('E634 a comparison that couldn’t be loaded says so', async () => {
  seeEverything();
  stubApi({});
  show('taker');
  expect(await screen.findByText('Couldn’t compare both sides.')).toBeVisible();
});

test('E635 a row loads no floors before it’s near the viewport, and names each item once', () => {
  const { requests } = stubApi({});
  show('taker');
  expect(screen.getAllByText('Brass Diving Helmet')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-hidden] > a')).toHaveLength(2);
  expect(requests.filter((path) => path.includes('/orders'))).toEqual([]);
});
