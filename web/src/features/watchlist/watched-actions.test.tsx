import { listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { savedSearches } from '@trait-market/contract/fixtures/economy/searches';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, undercutListing } from '@trait-market/contract/fixtures/economy/orders';
import { watchedNow, watchlist } from '@trait-market/contract/fixtures/economy/watchlist';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { cart } from '@/lib/cart/cart';
import { quickBuy } from '@/lib/quick-buy';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { WatchlistView } from './watchlist-view';

const MINE = '/economy/v1/wallets/me/watchlist';
const OWN_ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const HOST = 'https://watched-actions-flags.example';
const appConfig = { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } };
const HELMET = 'Brass Diving Helmet';
const [watched] = watchedNow.items;
const watchedAvatar = watchedNow.items.find(({ kind }) => kind === 'avatar');
if (watched?.kind !== 'trait' || watchedAvatar?.kind !== 'avatar')
  throw new Error('The fixture has a trait and an avatar.');
const { trait: helmet } = watched;
const { avatar } = watchedAvatar;

const clear = () => {
  quickBuy.write(undefined);
  cart.clear();
};
beforeEach(clear);
afterEach(clear);

const open = (answers: Parameters<typeof stubApi>[0] = {}) => {
  stubApi({
    [`${HOST}/api/features/sdk`]: {
      body: { status: 200, features: { cart: { defaultValue: true } } },
    },
    [MINE]: { body: watchlist },
    '/economy/v1/watched': { body: watchedNow },
    ...answers,
  });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<WatchlistView />), { session: signedInAsAlice, appConfig });
  return { start };
};
const button = (name: string) => screen.findByRole('button', { name });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('E552 a watched trait that others sell has Buy and “Add to cart”', async () => {
  open();
  await userEvent.click(await button(`Buy ${HELMET}`));
  expect(quickBuy.read()).toEqual({ traitId: helmet.id, isForCart: false });
  await userEvent.click(await button(`Add to cart: ${HELMET}`));
  expect(quickBuy.read()).toEqual({ traitId: helmet.id, isForCart: true });
  expect(screen.queryByRole('button', { name: /^Offer for Brass/ })).toBeNull();
});

test('E552 a trait in the cart is removed from it by a second press', async () => {
  const order = { ...listing, gives: [{ kind: 'trait', trait: helmet, quantity: 1 }] } as const;
  cart.add({ ...order, gives: [...order.gives] });
  open();
  await userEvent.click(await button(`In cart: ${HELMET}`));
  expect(cart.read()).toEqual([]);
  expect(await button(`Add to cart: ${HELMET}`)).toBeEnabled();
});

const notListed = { ...watched, trait: { ...helmet, floor: null, listed: 0 } };

test('E552 what isn’t for sale has Offer', async () => {
  const { start } = open({ '/economy/v1/watched': { body: { items: [notListed] } } });
  await userEvent.click(await button(`Offer for ${HELMET}`));
  expect(start).toHaveBeenCalledExactlyOnceWith({ kind: 'offer', traitId: helmet.id });
  expect(screen.queryByRole('button', { name: `Buy ${HELMET}` })).toBeNull();
});

test('E552 E553 a trait that only the user sells has Offer, and isn’t in the total', async () => {
  const own = {
    ...undercutListing,
    state: { kind: 'fillable' },
    gives: [{ kind: 'trait', trait: helmet, quantity: 1 }],
    remaining: helmet.listed,
    market: { floor: null, undercutBy: null, bestOffer: null, lastSale: null },
  };
  open({ [OWN_ORDERS]: { body: { items: [own], nextCursor: null, total: 1 } } });
  expect(await button(`Offer for ${HELMET}`)).toBeEnabled();
  expect(screen.queryByText(/for sale, from/)).toBeNull();
});

test('E552 E553 next to an own listing, the total has the price of others', async () => {
  const own = {
    ...undercutListing,
    state: { kind: 'fillable' },
    gives: [{ kind: 'trait', trait: helmet, quantity: 1 }],
    remaining: 1,
    market: {
      floor: { chainId: 1, coin: 'native', amount: '260000000000000000' },
      undercutBy: null,
      bestOffer: null,
      lastSale: null,
    },
  };
  open({ [OWN_ORDERS]: { body: { items: [own], nextCursor: null, total: 1 } } });
  expect(await screen.findByText(/for sale, from/)).toHaveTextContent('1 for sale, from 0.26 ETH');
  expect(await button(`Buy ${HELMET}`)).toBeEnabled();
});

test('E552 an avatar of another user has Buy for its cheapest listing', async () => {
  const owner = { address: bobAddress, username: null };
  const order = { ...listingOfFathom7, maker: owner };
  const { collection, tokenId } = avatar;
  const { start } = open({
    '/economy/v1/watched': {
      body: { items: [{ ...watchedAvatar, avatar: { ...avatar, owner } }] },
    },
    [`/economy/v1/avatars/${collection}/${tokenId}/orders`]: {
      body: { items: [order], nextCursor: null, total: 1 },
    },
  });
  const row = await group('Avatars');
  await userEvent.click(await row.findByRole('button', { name: /^Buy / }));
  expect(start).toHaveBeenCalledExactlyOnceWith({ kind: 'buy', order });
  await userEvent.click(await row.findByRole('button', { name: /^Add to cart: / }));
  expect(cart.read()).toHaveLength(1);
});

test('E553 the watchlist sums the lowest prices of each network', async () => {
  const other = (id: string, chainId: 1 | 137, amount: string) => ({
    ...watched,
    id,
    trait: { ...helmet, id, chainId, floor: { chainId, coin: 'native', amount } },
  });
  const items = [
    watched,
    other('fez', 1, '300000000000000000'),
    other('cap', 137, '12000000000000000000'),
    { ...notListed, id: 'hat', trait: { ...notListed.trait, id: 'hat' } },
  ];
  open({
    [MINE]: { body: { items: items.map(({ id }) => ({ ...watchlist.items[0], id })) } },
    '/economy/v1/watched': { body: { items } },
    [OWN_ORDERS]: { body: { items: [], nextCursor: null, total: 0 } },
  });
  const total = await screen.findByText(/for sale, from/);
  expect(total).toHaveTextContent('3 for sale, from 0.42 ETH + 12 POL together');
});

test('E453 E553 saved searches name their filters and lead to their results', async () => {
  const [first] = savedSearches.items;
  if (first === undefined) throw new Error('The fixture has a search.');
  const query = { slot: ['eyes', 'mouth'], collection: [fathomClub.slug], listed: true } as const;
  const divers = { kind: 'avatars', maxRank: 100, trait: ['fez'] } as const;
  open({
    '/economy/v1/wallets/me/searches': {
      body: {
        items: [
          { ...first, query },
          { ...first, id: 'divers', name: 'Divers', query: divers },
        ],
      },
    },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  });
  const searches = await group('Saved searches');
  const link = searches.getByRole('link', { name: first.name });
  expect(link.getAttribute('href')).toMatch(/^\/market\?\w+=/);
  const [one, other] = searches.getAllByRole('listitem');
  await waitFor(() =>
    expect(one).toHaveTextContent(
      'Slot: Eyes and Mouth · Availability: For sale · Collection: Fathom Club',
    ),
  );
  expect(other).toHaveTextContent('Rank: top 100 · Wears 1 trait');
});
