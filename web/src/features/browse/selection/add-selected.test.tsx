import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { cart, MAX_LINES } from '@/lib/cart/cart';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { SelectionBar } from './selection-bar';

const HOST = 'https://selection-flags.example';
const WATCHED = '/economy/v1/watched';

const card = (id: string, change: Partial<TraitCard> = {}): TraitCard => ({
  ...divingHelmetCard,
  id,
  value: `Hat ${id}`,
  ...change,
});
const ordersOf = ({ id }: TraitCard): string => `/economy/v1/traits/${id}/orders`;
const hashOf = (id: string) =>
  `0x${[...id].map((character) => character.charCodeAt(0).toString(16)).join('')}`.padEnd(
    66,
    '0',
  ) as `0x${string}`;
const listingOf = ({ id, value }: TraitCard, change: Partial<Order> = {}): Order => ({
  ...listing,
  hash: hashOf(`${id}${change.unitPrice?.amount ?? ''}`),
  maker: { address: bobAddress, username: null },
  gives: listing.gives.map((item) =>
    item.kind === 'trait' ? { ...item, trait: { ...item.trait, id, value } } : item,
  ),
  ...change,
});
const mine: Partial<Order> = { maker: { address: aliceAddress, username: null } };
const page = (...items: Order[]): StubbedAnswer => ({
  body: { items, nextCursor: null, total: items.length },
});

afterEach(cart.clear);

const open = (traits: readonly TraitCard[], answers: Record<string, StubbedAnswer>) => {
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: { body: { features: { cart: { defaultValue: true } } } },
    [WATCHED]: {
      body: {
        items: traits.map((trait) => ({ kind: 'trait', id: trait.id, trait, bestOffer: null })),
      },
    },
    [`/economy/v1/wallets/${aliceAddress}/orders`]: page(),
    ...answers,
  });
  renderScreen(
    <SelectionBar
      selected={new Map(traits.map((trait) => [trait.id, trait]))}
      shown={traits}
      onSelect={() => undefined}
    />,
    {
      session: signedInAsAlice,
      appConfig: { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } },
    },
  );
  return api;
};
const bar = () => within(screen.getByRole('region', { name: 'Selected traits' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inCart = () => cart.read().map(({ hash, quantity }) => [hash, quantity]);

test('E512 selected traits are added at the cheapest listing of others, and Undo removes only those', async () => {
  const [one, two, held] = [card('one'), card('two'), card('held')];
  cart.add(listingOf(held));
  const cheap = listingOf(one, { unitPrice: { chainId: 1, coin: 'native', amount: '7' } });
  open([one, two], {
    [ordersOf(one)]: page(listingOf(one, mine), cheap, listingOf(one)),
    [ordersOf(two)]: page(listingOf(two)),
  });
  await press('Add to cart');
  expect(await bar().findByText('Added 2 traits to your cart.')).toBeVisible();
  expect(inCart()).toEqual([
    [hashOf('held'), 1],
    [cheap.hash, 1],
    [hashOf('two'), 1],
  ]);
  expect(bar().getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  await press('Undo');
  expect(await bar().findByText('Removed 2 traits from your cart.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Selected traits' })).toHaveFocus();
  expect(inCart()).toEqual([[hashOf('held'), 1]]);
});

test('E512 names the traits that couldn’t be added, with the reason', async () => {
  const [held, unlisted, sold, own] = [
    card('held'),
    card('unlisted', { floor: null }),
    card('sold'),
    card('own'),
  ];
  cart.add(listingOf(held));
  const { requests } = open([held, unlisted, sold, own], {
    [ordersOf(sold)]: page(),
    [ordersOf(own)]: page(listingOf(own, mine)),
  });
  await press('Add to cart');
  expect(await bar().findByText('Nothing was added to your cart.')).toBeVisible();
  expect(bar().getByText('Already in your cart: Hat held.')).toBeVisible();
  expect(bar().getByText('Not for sale: Hat unlisted and Hat sold.')).toBeVisible();
  expect(bar().getByText('Only yours is for sale: Hat own.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(requests.some((path) => path.startsWith(ordersOf(unlisted)))).toBe(false);
  expect(inCart()).toEqual([[hashOf('held'), 1]]);
});

test('E512 adds as many as the cart still holds, and requests no listings once it is full', async () => {
  const free = 3;
  for (let line = free; line < MAX_LINES; line += 1) cart.add(listingOf(card(`held-${line}`)));
  const traits = Array.from({ length: BATCH_ACTIONS_MAX }, (_, index) => card(`${index}`));
  const { requests } = open(
    traits,
    Object.fromEntries(traits.map((trait) => [ordersOf(trait), page(listingOf(trait))])),
  );
  await press('Add to cart');
  expect(await bar().findByText(/^Added 3 traits/)).toBeVisible();
  expect(
    bar().getByText('Your cart is full (40 listings): Hat 3, Hat 4, Hat 5 and 94 more.'),
  ).toBeVisible();
  expect(cart.read()).toHaveLength(MAX_LINES);
  expect(requests.filter((path) => path.includes('/orders?kind=listing')).length).toBeLessThan(10);
});

test('E512 a failed request adds nothing, and the next press tries again', async () => {
  const [one, two] = [card('one'), card('two')];
  const { answer } = open([one, two], {
    [ordersOf(one)]: page(listingOf(one)),
    [ordersOf(two)]: { status: 400, body: { message: 'Closed for cleaning.' } },
  });
  await press('Add to cart');
  expect(await bar().findByRole('alert')).toHaveTextContent(
    'Couldn’t add them to your cart. Closed for cleaning.',
  );
  expect(cart.read()).toEqual([]);
  answer(ordersOf(two), page(listingOf(two)));
  await press('Add to cart');
  expect(await bar().findByText(/^Added 2 traits/)).toBeVisible();
});
