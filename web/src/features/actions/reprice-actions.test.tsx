import type { Order } from '@trait-market/contract/economy/orders';
import type { OrderMarket } from '@trait-market/contract/economy/wallets';
import { buildOrder, orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import { fathom7Detail, listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { ofBob, openAction, ordersOf, page, press } from '@/testing/actions/open-action';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

const listingAt = (unitPrice: bigint): Order => {
  const components = buildOrder({ ...listingTerms, unitPrice });
  const price = { chainId: 1, coin: 'native', amount: String(unitPrice) } as const;
  return { ...listing, components, hash: orderHash(components), unitPrice: price };
};
const GWEI = 1_000_000_000n;
const orders = [listing, listingAt(123_400_000n * GWEI)];

const COLLECTIONS = {
  '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
};

const openForm = () =>
  openAction({ kind: 'reprice', lines: orders.map((order) => ({ order })) }, COLLECTIONS);

const rows = async () =>
  within(await screen.findByRole('table', { name: 'New prices' }))
    .getAllByRole('row')
    .slice(1);
const priceFields = async () => screen.findAllByLabelText(/^New price of 3 × Brass Diving Helmet/);
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const signedPrices = () =>
  (readActionDraft(aliceAddress)?.steps ?? []).flatMap((step) => {
    if (step.kind !== 'order') return [];
    const facts = readOrder(step.chainId, step.components);
    return facts.kind === 'listing' ? String(facts.unitPrice) : [];
  });

test.each([
  ['of one contract', 'traits', /^Your wallet also asks you to approve Seaport first\./],
  ['of two', 'all', /^Your wallet also asks you to approve Seaport for 2 contracts first\./],
])('E377 new prices name the approvals %s before the review', async (_name, kind, words) => {
  const items = approvals.items.map((one) => ({
    ...one,
    approved: kind !== 'all' && one.kind !== kind,
  }));
  openAction(
    { kind: 'reprice', lines: [...orders, listingOfFathom7].map((order) => ({ order })) },
    { ...COLLECTIONS, '/economy/v1/wallets/me/approvals': { body: { items } } },
  );
  expect(await screen.findByText(words)).toBeVisible();
});

test('E439 a percentage is true for every price, with more than three digits where needed', async () => {
  openForm();
  await type(await screen.findByLabelText('Adjust by %'), '-5');
  const [first, second] = await rows();
  expect(first).toHaveTextContent(/Now 0\.12 ETHChange: 5% lower/);
  expect(second).toHaveTextContent(/Now 0\.1234 ETHChange: 5% lower/);
  const [, field] = await priceFields();
  expect(field).toHaveValue('0.1172');
  await press('Review');
  const table = within(await screen.findByRole('table', { name: '2 listings on Ethereum' }));
  const [, lower, lowest] = table.getAllByRole('row');
  expect(lower).toHaveTextContent(/Now 0\.12 ETH, 5% lower.*0\.114 ETH/);
  expect(lowest).toHaveTextContent(/Now 0\.1234 ETH, 5% lower.*0\.1172 ETH/);
  expect(screen.queryByRole('list', { name: 'Price changes' })).not.toBeInTheDocument();
  expect(signedPrices()).toEqual(['114000000000000000', '117200000000000000']);
});

test('E242 the review warns of a price far below the floor, and of one below an offer', async () => {
  const price = (coin: 'native' | 'wrapped', amount: string) =>
    ({ chainId: 1, coin, amount }) as const;
  const market: OrderMarket = {
    floor: price('native', '115000000000000000'),
    undercutBy: {
      hash: listing.hash,
      price: price('native', '115000000000000000'),
      difference: '5000000000000000',
    },
    bestOffer: price('wrapped', '100000000000000000'),
    lastSale: null,
  };
  const ownFloor = { ...market, floor: price('native', '123400000000000000'), undercutBy: null };
  openAction(
    {
      kind: 'reprice',
      lines: orders.map((order, index) => ({
        order: { ...order, market: index === 0 ? market : ownFloor },
      })),
    },
    COLLECTIONS,
  );
  await type(await screen.findByLabelText('Adjust by %'), '-25');
  await press('Review');
  const table = within(await screen.findByRole('table', { name: '2 listings on Ethereum' }));
  const [, warned, own] = table.getAllByRole('row');
  expect(warned).toHaveTextContent('21.7% below the floor');
  expect(warned).toHaveTextContent('Someone offers more: 0.1 ETH');
  expect(own).not.toHaveTextContent('below the floor');
  expect(own).toHaveTextContent('Someone offers more: 0.1 ETH');
  expect(screen.getByText('2 have warnings.')).toBeInTheDocument();
});

test('E402 new prices are compared with other wallets’ listings and the last sale, even if none is cheaper', async () => {
  const price = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
  const market: OrderMarket = {
    floor: price('120000000000000000'),
    undercutBy: null,
    bestOffer: null,
    lastSale: { price: price('150000000000000000'), at: '2026-11-20T00:00:00.000Z' },
  };
  const others = { ...ofBob, unitPrice: price('130000000000000000') };
  openAction(
    { kind: 'reprice', lines: orders.map((order) => ({ order: { ...order, market } })) },
    { ...COLLECTIONS, [ordersOf('listing')]: page(listing, others) },
  );
  const [first, second] = await priceFields();
  if (!first || !second) throw new Error('There are two prices');
  const [low, lower] = await rows();
  expect(low).not.toHaveTextContent('below');
  await type(first, '0.1');
  expect(low).toHaveTextContent('23.1% below the floor');
  await type(second, '0.05');
  expect(lower).toHaveTextContent('61.5% below the floor');
  await type(second, '2');
  expect(lower).toHaveTextContent('more than 10 times the floor');
  await type(second, '0.05');
  await press('Review');
  expect(
    await screen.findByRole('checkbox', {
      name: 'I want to list 3 × Brass Diving Helmet 61.5% below the floor',
    }),
  ).not.toBeChecked();
  expect(screen.getByRole('button', { name: /^Sign / })).toBeDisabled();
});

test('E402 without another listing, new prices are compared with the last sale', async () => {
  const price = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
  const lastSale = { price: price('150000000000000000'), at: '2026-11-20T00:00:00.000Z' };
  const market = { floor: listing.unitPrice, undercutBy: null, bestOffer: null, lastSale };
  openAction(
    { kind: 'reprice', lines: orders.map((order) => ({ order: { ...order, market } })) },
    { ...COLLECTIONS, [ordersOf('listing')]: page(listing) },
  );
  const [field] = await priceFields();
  if (!field) throw new Error('There are two prices');
  await type(field, '0.06');
  expect((await rows())[0]).toHaveTextContent('60% below the last sale');
});

test('E242 E689 each price can be set to any amount, and a line that does not change is left out', async () => {
  openForm();
  const [first, second] = await priceFields();
  if (!first || !second) throw new Error('There are two prices');
  expect(screen.getByText('Change a price first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  await type(first, '0.15');
  expect((await rows())[0]).toHaveTextContent(/Now 0\.12 ETHChange: 25% higher/);
  await userEvent.clear(second);
  await press('Review');
  expect(second).toHaveFocus();
  await type(second, '0.1234');
  await press('Review');
  expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeInTheDocument();
  const changes = screen.getByRole('list', { name: 'Price changes' });
  expect(changes).toHaveTextContent(
    '3 × Brass Diving Helmet: 0.12 ETH → 0.15 ETH each, 25% higher',
  );
  expect(signedPrices()).toEqual(['150000000000000000']);
  await press('Back');
  expect((await priceFields())[0]).toHaveValue('0.15');
});

test('E533 a typed price clears the percentage, and a typed percentage sets every price', async () => {
  openForm();
  const percent = await screen.findByLabelText('Adjust by %');
  await type(percent, '-5');
  const [first, second] = await priceFields();
  if (!first || !second) throw new Error('There are two prices');
  await type(first, '0.15');
  expect(percent).toHaveValue('');
  expect(percent).not.toBeInvalid();
  expect(second).toHaveValue('0.1172');
  await type(percent, '-10');
  expect(first).toHaveValue('0.108');
  expect(second).toHaveValue('0.111');
});

test('E533 the percentage of one new price never contradicts the typed price', async () => {
  openAction({ kind: 'reprice', lines: [{ order: listing }] }, COLLECTIONS);
  const field = await screen.findByLabelText(/^New price of 3 × Brass Diving Helmet/);
  await type(field, '2');
  const percent = screen.getByLabelText('Adjust by %');
  expect(percent).toHaveValue('');
  expect(screen.getByText('1,567% higher')).toBeVisible();
  await type(percent, '-5');
  expect(field).toHaveValue('0.114');
  expect(screen.getByText('5% lower')).toBeVisible();
});

const AVATAR_FLOOR = { chainId: 1, coin: 'native', amount: '1000000000000000000' } as const;
const avatarOrder = {
  ...listingOfFathom7,
  market: { floor: AVATAR_FLOOR, undercutBy: null, bestOffer: null, lastSale: null },
};
/** The avatar has put on the eyes since it was listed. */
const dressedNow = {
  ...fathom7,
  worn: [...fathom7.worn, { ...laserEyesRef, tokenId: '1000013' }],
};
const OWNED = {
  ...COLLECTIONS,
  '/economy/v1/wallets/me/approvals': { body: approvals },
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: { items: [{ kind: 'avatar', avatar: dressedNow }], nextCursor: null, total: 1 },
  },
};

/** Its detail without the inventory. */
const DETAIL = {
  ...OWNED,
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: { status: 503, body: {} },
  '/economy/v1/avatars/fathom-club/7': { body: fathom7Detail },
};

const promisedTraits = () =>
  (readActionDraft(aliceAddress)?.steps ?? []).flatMap((step) =>
    step.kind === 'order' ? [step.commitments.map(({ traitId }) => traitId)] : [],
  );

test('E296 avatars and traits are repriced together, and an avatar’s price is compared with its collection’s floor', async () => {
  openAction({ kind: 'reprice', lines: [{ order: avatarOrder }, { order: listing }] }, OWNED);
  const field = await screen.findByLabelText(/^New price of Fathom Club #7/);
  await type(field, '0.494');
  const [line] = await rows();
  expect(line).toHaveTextContent('50.6% below its collection’s floor');
  await type(field, '0.81');
  expect(line).not.toHaveTextContent('below');
  await type(screen.getByLabelText('Adjust by %'), '-10');
  await type(field, '0.49');
  await press('Review');
  const table = within(await screen.findByRole('table', { name: '2 listings on Ethereum' }));
  const [, avatar, trait] = table.getAllByRole('row');
  expect(avatar).toHaveTextContent('51% below its collection’s floor');
  expect(avatar).toHaveTextContent('0.49 ETH');
  expect(trait).toHaveTextContent('Now 0.12 ETH, 10% lower');
  expect(promisedTraits()).toEqual([[fathom7.worn[0]?.tokenId, '1000013'], []]);
});

test('E296 one avatar’s new price is reviewed with the floor, and promises what the avatar wears now', async () => {
  openAction(
    { kind: 'reprice', lines: [{ order: avatarOrder, unitPrice: '490000000000000000' }] },
    DETAIL,
  );
  const changes = await screen.findByRole('list', { name: 'Price changes' });
  expect(changes).toHaveTextContent('51% below its collection’s floor');
  expect(screen.getByText(/^It’s valid only while .*as its eyes/)).toBeVisible();
  expect(promisedTraits()).toEqual([fathom7Detail.worn.map(({ tokenId }) => tokenId)]);
});

test('E296 an avatar’s new price isn’t compared with its own listing, if that is the floor', async () => {
  const market = { ...avatarOrder.market, floor: avatarOrder.unitPrice };
  openAction(
    {
      kind: 'reprice',
      lines: [{ order: { ...avatarOrder, market }, unitPrice: '490000000000000000' }],
    },
    DETAIL,
  );
  const changes = await screen.findByRole('list', { name: 'Price changes' });
  expect(changes).not.toHaveTextContent('below');
});
