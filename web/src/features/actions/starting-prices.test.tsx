import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import {
  listing,
  listingTerms,
  offer,
  undercutListing,
} from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import {
  offerOfBob,
  ofBob,
  openAction,
  ordersOf,
  page,
  press,
  TRAIT_ID,
  typeOver,
} from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const HUNDREDTH = 10n ** 16n;
const eth = (hundredths: bigint) =>
  ({ chainId: 1, coin: 'native', amount: String(hundredths * HUNDREDTH) }) as const;
const weth = (hundredths: bigint) => ({ ...eth(hundredths), coin: 'wrapped' }) as const;

const sold = (hundredths: bigint) => ({ price: eth(hundredths), at: '2026-11-20T10:00:00.000Z' });

const FLOOR = { [ordersOf('listing')]: page({ ...ofBob, unitPrice: eth(12n) }) };
const offers = (hundredths: bigint) => ({
  [ordersOf('offer')]: page({ ...offerOfBob, unitPrice: weth(hundredths) }),
});

test.each([
  ['just below the floor', { ...FLOOR, ...offers(9n) }, '0.1199'],
  [
    'at the last sale when there are no listings',
    { [ordersOf('listing')]: page(), ...offers(9n) },
    '0.11',
  ],
  ['empty when an offer already pays that much', { ...FLOOR, ...offers(12n) }, ''],
])('E549 a listing starts %s', async (_title, answers, text) => {
  openAction({ kind: 'list', traitId: TRAIT_ID }, answers);
  expect(await screen.findByRole('button', { name: /^Best offer 0\.\d+ ETH$/ })).toBeVisible();
  const price = screen.getByLabelText('Price per edition, in ETH');
  await waitFor(() => expect(price).toHaveValue(text));
});

test('E619 the form of one listing says what its suggestion is', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID }, { ...FLOOR, ...offers(9n) });
  expect(await screen.findByText('Suggested: just below floor')).toBeVisible();
});

test('E662 the suggestion is named only while the field has its price', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID }, { ...FLOOR, ...offers(9n) });
  expect(await screen.findByText('Suggested: just below floor')).toBeVisible();
  await typeOver(screen.getByLabelText('Price per edition, in ETH'), '0.5');
  expect(screen.queryByText(/^Suggested:/)).toBeNull();
});

const ofSet = {
  kind: 'any' as const,
  criteria: {
    collection: 'fathom-club',
    collectionName: 'Fathom Club',
    slot: 'headwear' as const,
    tier: null,
    rarity: null,
    root: offerOfBob.hash,
    traits: 3,
    slotTraits: 3,
  },
  quantity: 1,
};

test.each([
  ['halfway between the offer and the floor', '100000000000000000', {}],
  [
    'halfway between the offer and the floor of its traits',
    '100000000000000000',
    { gets: [ofSet] },
  ],
])('E662 a counter says that its price is %s', async (reason, unitPrice, part) => {
  const answered = { ...offerOfBob, unitPrice: weth(8n), ...part };
  openAction(
    { kind: 'list', traitId: TRAIT_ID, unitPrice, counters: answered },
    { ...FLOOR, ...offers(8n) },
  );
  expect(await screen.findByText(`Suggested: ${reason}`)).toBeVisible();
  await press('Just below floor 0.1199 ETH');
  expect(screen.queryByText(/^Suggested:/)).toBeNull();
});

const counters = { ...offerOfBob, unitPrice: weth(8n) };

test('E705 a counter starts halfway to the own listing when no floor is higher', async () => {
  const own = {
    ...listing,
    unitPrice: eth(15n),
    state: { kind: 'fillable' },
    revivedAt: null,
  };
  openAction(
    { kind: 'list', traitId: TRAIT_ID, counters },
    {
      ...FLOOR,
      ...offers(8n),
      [`/economy/v1/wallets/${aliceAddress}/orders`]: page(own),
    },
  );
  const price = await screen.findByLabelText('Price per edition, in ETH');
  await waitFor(() => expect(price).toHaveValue('0.115'));
  expect(screen.getByText('Suggested: halfway between the offer and your listing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the counter' })).toBeEnabled();
});

test('E705 a counter without listing starts empty, and is signed only above the offer', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID, counters }, { ...FLOOR, ...offers(8n) });
  const price = await screen.findByLabelText('Price per edition, in ETH');
  const sign = screen.getByRole('button', { name: 'Sign the counter' });
  expect(price).toHaveValue('');
  expect(sign).toBeDisabled();
  expect(screen.getByText('Enter a price first')).toBeVisible();
  await typeOver(price, '0.08');
  expect(sign).toBeDisabled();
  expect(screen.getByText('Accept the offer instead')).toBeVisible();
  await typeOver(price, '0.115');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign the counter' })).toBeEnabled(),
  );
  expect(screen.queryByText('Accept the offer instead')).toBeNull();
});

const heldTrait = inventoryPage.items.find((item) => item.kind === 'trait');

test.each([
  [
    'just below the floor of others',
    { floor: eth(12n) },
    { floor: eth(12n), bestOffer: null },
    '0.1199',
  ],
  ['at the last sale without others', { floor: null, lastSale: sold(11n) }, undefined, '0.11'],
  [
    'at the last sale if only the seller lists it',
    { floor: eth(12n), lastSale: sold(11n) },
    { floor: null, bestOffer: null },
    '0.11',
  ],
  [
    'empty when an offer already pays that much',
    { floor: eth(12n) },
    { floor: eth(12n), bestOffer: eth(12n) },
    '',
  ],
  ['empty if it was never sold', { floor: null, lastSale: null }, undefined, ''],
])('E619 a line of several listings starts like a single one: %s', async (_, part, worth, text) => {
  if (!heldTrait) throw new Error('There is no loose trait.');
  const trait = { ...heldTrait.trait, value: 'Hat', ...part };
  openAction(
    {
      kind: 'listSeveral',
      items: [{ quantity: 1, listedByOwner: 0, trait, ...(worth && { worth }) }],
    },
    { '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } } },
  );
  expect(await screen.findByLabelText('Price of Hat, in ETH')).toHaveValue(text);
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(
    /^Suggested: just below the floor of others/,
  );
});

test('E549 a listing’s price is one press away from the floor and from just below it', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID }, FLOOR);
  const price = await screen.findByLabelText('Price per edition, in ETH');
  await press('Floor 0.12 ETH');
  expect(price).toHaveValue('0.12');
  await press('Just below floor 0.1199 ETH');
  expect(price).toHaveValue('0.1199');
});

test.each([
  ['above the best offer', { ...FLOOR, ...offers(8n) }, '0.08001'],
  ['at the last sale, without offers', { ...FLOOR, [ordersOf('offer')]: page() }, '0.11'],
  ['empty, if buying costs less than the best offer', { ...FLOOR, ...offers(12n) }, ''],
  [
    'empty, if buying costs less than the last sale',
    {
      [ordersOf('listing')]: page({ ...ofBob, unitPrice: eth(10n) }),
      [ordersOf('offer')]: page(),
    },
    '',
  ],
])('E549 an offer starts %s', async (_title, answers, text) => {
  openAction({ kind: 'offer', traitId: TRAIT_ID }, answers);
  await screen.findByRole('button', { name: /^Floor 0\.1/ });
  const price = await screen.findByLabelText('Price per edition, in WETH');
  await waitFor(() => expect(price).toHaveValue(text));
});

test('E561 an offer says how its price relates to the floor', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID }, { ...FLOOR, ...offers(8n) });
  const price = await screen.findByLabelText('Price per edition, in WETH');
  await waitFor(() => expect(price).toHaveValue('0.08001'));
  expect(screen.getByText('33.3% below the floor')).toBeVisible();
  await press('Floor 0.12 WETH');
  expect(screen.getByText('At the floor')).toBeVisible();
  await typeOver(price, '0.18');
  expect(screen.getByText('50% above the floor')).toBeVisible();
});

test('E562 typing replaces a suggested price, but not a typed one', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID }, { ...FLOOR, ...offers(8n) });
  const price = await screen.findByLabelText('Price per edition, in WETH');
  await waitFor(() => expect(price).toHaveValue('0.08001'));
  price.focus();
  await userEvent.keyboard('0.05');
  expect(price).toHaveValue('0.05');
  price.blur();
  price.focus();
  await userEvent.keyboard('1');
  expect(price).toHaveValue('0.051');
});

/** Returns an own offer of a price for one edition. */
const ownAt = (hundredths: bigint) => {
  const components = buildOrder({
    ...listingTerms,
    kind: 'offer',
    maker: aliceAddress,
    asset: { ...listingTerms.asset, quantity: 1n },
    unitPrice: hundredths * HUNDREDTH,
    commitments: [],
  });
  const hash = orderHash(components);
  const one = { quantity: 1, remaining: 1, unitPrice: weth(hundredths) };
  return { ...offer, maker: listing.maker, components, hash, ...one };
};

test.each([
  [5n, false, '0.08001'],
  [8n, true, '0.08001'],
  [9n, false, ''],
])(
  'E549 raising an own offer of %d hundredths against one of 8 starts above that one',
  async (hundredths, isLowerAllowed, text) => {
    const own = ownAt(hundredths);
    openAction(
      { kind: 'raise', order: own, isLowerAllowed },
      { ...FLOOR, [ordersOf('offer')]: page({ ...offerOfBob, unitPrice: weth(8n) }, own) },
    );
    await screen.findByRole('button', { name: /^Best offer.* 0\.08 WETH$/ });
    const price = await screen.findByLabelText('New price, in WETH');
    await waitFor(() => expect(price).toHaveValue(text));
    expect(screen.queryAllByText('Beat best offer')).toHaveLength(text === '' ? 0 : 1);
  },
);

test('E549 E676 a new price of one listing is one press away from the floor and from the last sale', async () => {
  const { market } = undercutListing;
  openAction(
    { kind: 'reprice', lines: [{ order: undercutListing }] },
    { '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } } },
  );
  const price = await screen.findByLabelText(/^New price of .*, in ETH/);
  expect(market?.undercutBy?.price.amount).toBe('100000000000000000');
  await press('Just below floor 0.09999 ETH');
  expect(price).toHaveValue('0.09999');
  await press('Floor 0.1 ETH');
  expect(price).toHaveValue('0.1');
  await press('Last sale 0.09 ETH');
  expect(price).toHaveValue('0.09');
});

test('E563 an offer explains its coin once', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID }, { ...FLOOR, ...offers(8n) });
  await screen.findByLabelText('Price per edition, in WETH');
  const held = await screen.findByText(/^You hold/);
  expect(held).toHaveTextContent(/WETH is ETH for offers and trades: 1 WETH = 1 ETH\.$/);
  expect(screen.getAllByText(/1 WETH = 1 ETH/)).toHaveLength(1);
});
