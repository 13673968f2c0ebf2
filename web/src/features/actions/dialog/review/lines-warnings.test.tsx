import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, offer } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetCard, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import type { Price } from '@trait-market/contract/economy/shared';
import type { OrderMarket } from '@trait-market/contract/economy/wallets';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { ofBob, openAction, ordersOf, page, TRAIT, TRAIT_ID } from '@/testing/actions/open-action';

import { definitionOf } from '../../actions';
import {
  buyingWarnings,
  type PriceContext,
  sellingWarnings,
} from '@/lib/price-warnings/price-warnings';

afterEach(() => sessionStorage.clear());

const native = (hundredths: number): Price => ({
  chainId: 1,
  coin: 'native',
  amount: String(BigInt(hundredths) * 10n ** 16n),
});
const wrapped = (hundredths: number): Price => ({ ...native(hundredths), coin: 'wrapped' });
const wei = (hundredths: number) => BigInt(native(hundredths).amount);
const soldAt = (price: Price) => ({ at: '2026-11-20T10:00:00.000Z', price, quantity: 1 });

const WARNINGS = {
  floor: /below (the|the others’|its collection’s) floor|is a cheaper listing/i,
  times: /more than 10 times the/i,
  sales: /below (recent sales|the last sale)|above (recent sales|the last sale)/i,
  offer: /someone offers/i,
  now: /you can buy (one|it) now/i,
};
const kindsOf = (words: readonly string[]) =>
  Object.entries(WARNINGS).flatMap(([kind, pattern]) =>
    words.some((text) => pattern.test(text)) ? [kind] : [],
  );

const market: OrderMarket = {
  floor: native(20),
  undercutBy: null,
  bestOffer: wrapped(14),
  lastSale: soldAt(native(16)),
};
const approved = {
  '/economy/v1/wallets/me/approvals': {
    body: { items: approvals.items.map((one) => ({ ...one, approved: true })) },
  },
};
const MARKET = {
  ...approved,
  [ordersOf('listing')]: page({ ...ofBob, unitPrice: native(20) }),
  [ordersOf('offer')]: page({ ...offer, unitPrice: wrapped(14) }),
  [`${TRAIT}/history`]: { body: { ...traitHistory, sales: [soldAt(native(16))] } },
};
const CHEAPER = {
  ...MARKET,
  [ordersOf('listing')]: page({ ...ofBob, unitPrice: native(5) }),
  [`${TRAIT}/history`]: { body: { ...traitHistory, sales: [soldAt(native(10))] } },
  '/economy/v1/watched': {
    body: {
      items: [
        {
          kind: 'trait',
          id: TRAIT_ID,
          trait: { ...divingHelmetCard, lastSale: soldAt(native(10)) },
          bestOffer: null,
        },
      ],
    },
  },
};

type Answers = Parameters<typeof openAction>[1];

const warned = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('E633 a line of several is warned of as it would be alone', () => {
  test.each<[string, Action, Action, Answers, string[], RegExp]>([
    [
      'an accepted offer',
      { kind: 'accept', order: offer },
      { kind: 'acceptSeveral', lines: [{ order: { ...offer, market } }], allRequired: false },
      MARKET,
      ['floor', 'sales', 'offer'],
      /^I want to sell .* 40% below the floor$/,
    ],
    [
      'a purchase',
      { kind: 'buy', order: ofBob },
      { kind: 'buySeveral', lines: [{ order: ofBob, quantity: 1 }] },
      CHEAPER,
      ['floor', 'sales'],
      /^I want to buy .* 140% above the floor$/,
    ],
  ])('%s', async (_, alone, several, answers, kinds, tick) => {
    const { unmount } = openAction(alone, answers);
    await waitFor(() => expect(kindsOf(warned())).toEqual(kinds));
    expect(await screen.findByRole('checkbox', { name: tick })).not.toBeChecked();
    unmount();
    sessionStorage.clear();
    openAction(several, answers);
    await waitFor(() => expect(kindsOf(warned())).toEqual(kinds));
    expect(await screen.findByRole('checkbox', { name: tick })).not.toBeChecked();
    expect(screen.getByRole('button', { name: /^Sign / })).toBeDisabled();
  });

  const owned = inventoryPage.items.find(({ kind }) => kind === 'trait');
  if (owned?.kind !== 'trait') throw new Error('The inventory has a trait.');
  const card = { ...divingHelmetCard, floor: market.floor, lastSale: market.lastSale };
  const context: PriceContext = {
    chainId: 1,
    floor: native(20),
    isFloorOwn: false,
    bestOffer: wrapped(14),
    sales: [soldAt(native(16))],
  };
  const order = { ...listing, market: { ...market, undercutBy: null } };
  const undercutBy = { hash: listing.hash, price: native(20), difference: '1' };
  const listed: Action = {
    kind: 'listSeveral',
    items: [
      {
        ...owned,
        quantity: 1,
        trait: { ...owned.trait, ...card },
        worth: { floor: market.floor, bestOffer: market.bestOffer },
      },
    ],
  };
  const repriced: Action = {
    kind: 'reprice',
    lines: [{ order: { ...order, market: { ...market, undercutBy } } }],
  };
  const offered: Action = {
    kind: 'offerSeveral',
    items: [{ trait: card, bestOffer: wrapped(14) }],
  };
  const selling = (price: bigint, change = {}) => sellingWarnings(price, { ...context, ...change });
  const buying = (price: bigint) => buyingWarnings(price, context, true);

  test.each<[string, Action, (price: bigint) => string[], number, string[]]>([
    ['a low listing', listed, selling, 10, ['floor', 'sales', 'offer']],
    ['a listing below the last sale', listed, selling, 15, ['floor', 'sales']],
    ['a listing with a wrong decimal point', listed, selling, 201, ['times']],
    ['a low new price', repriced, selling, 10, ['floor', 'sales', 'offer']],
    ['a new price below the last sale', repriced, selling, 15, ['floor', 'sales']],
    ['a new price with a wrong decimal point', repriced, selling, 201, ['times']],
    ['a high offer', offered, buying, 21, ['sales', 'now']],
    ['an offer above the last sale', offered, buying, 18, ['sales']],
    ['an offer less than 10% above the last sale (E659)', offered, buying, 17, []],
  ])('%s', (_, action, alone, price, kinds) => {
    expect(kindsOf(alone(wei(price)))).toEqual(kinds);
    const [line] = definitionOf(action).several?.lines(action) ?? [];
    expect(kindsOf(line?.warnings?.(wei(price)) ?? [])).toEqual(kinds);
  });
});

test('E633 each accepted offer has its price before fees and the floor next to its proceeds', async () => {
  openAction(
    { kind: 'acceptSeveral', lines: [{ order: { ...offer, market } }], allRequired: false },
    MARKET,
  );
  const label = await screen.findByText(/^1 × .*Diving Helmet/);
  expect(label.closest('dt')?.parentElement).toHaveTextContent(
    /0\.111 WETH0\.12 WETH before feesOthers’ floor 0\.2 ETH$/,
  );
});

test('E633 a better offer that is a line itself isn’t a warning', async () => {
  const best = { ...offer, unitPrice: wrapped(12), market: { ...market, bestOffer: wrapped(12) } };
  const worse = { ...best, unitPrice: wrapped(10) };
  const action: Action = {
    kind: 'acceptSeveral',
    lines: [{ order: best }, { order: worse }],
    allRequired: false,
  };
  const [, line] = definitionOf(action).several?.lines(action) ?? [];
  expect(line?.bestOffer).toBeNull();
  const [alone] =
    definitionOf({ ...action, lines: [{ order: worse }] }).several?.lines({
      ...action,
      lines: [{ order: worse }],
    }) ?? [];
  expect(alone?.bestOffer).toEqual(wrapped(12));
});
