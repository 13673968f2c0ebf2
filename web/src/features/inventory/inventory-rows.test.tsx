import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { Inventory } from './inventory';

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const { dataset } = document.documentElement;

beforeEach(() => {
  dataset.owned = 'rows';
});
afterEach(() => {
  delete dataset.owned;
});

const priceOf = (coin: 'native' | 'wrapped', amount: string) => ({ chainId: 1, coin, amount });
const floor = priceOf('native', '900000000000000000');
const own = priceOf('native', '320000000000000000');
const rival = priceOf('native', '300000000000000000');
const [foundAvatar, foundTrait] = inventoryPage.items;
const trait = {
  ...foundTrait,
  listedByOwner: 1,
  ownListing: { price: own, undercutBy: rival, tiedWith: 0 },
  worth: {
    floor,
    bestOffer: priceOf('wrapped', '200000000000000000'),
    bestOfferEach: { price: priceOf('wrapped', '120000000000000000'), editions: 2 },
  },
};

const show = (items: readonly unknown[], { isOwn = true } = {}) => {
  const { requests } = stubApi({
    [INVENTORY]: { body: { items, nextCursor: null, total: items.length } },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  });
  const { start, within: acting } = stubActions();
  const { whereabouts } = renderScreen(acting(<Inventory address={aliceAddress} isOwn={isOwn} />), {
    at: '/dashboard?view=inventory',
  });
  return { requests, start, whereabouts };
};

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (row === null) throw new Error(`${name} is in no row.`);
  return row;
};

/** Returns the texts of a row's figures, from the left. */
const figuresIn = (row: HTMLElement): readonly string[] =>
  [...row.querySelectorAll('.owned-figures > :first-child, .owned-line > *')].map(
    ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim(),
  );

test('E670 a row has one figure in each column, and what it means below', async () => {
  show([trait]);
  const row = await rowOf('Brass Diving Helmet');
  expect(figuresIn(row)).toEqual([
    'You hold 3 of 24, 1 listed',
    'Others’ floor 0.3 ETH',
    'Value 0.9 ETH',
    'Best offer 0.12 WETH each for 2 of 3',
    'Yours 0.32 ETH 0.02 ETH above the floor',
  ]);
  expect(within(row).getByRole('link', { name: 'Yours 0.32 ETH' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\?view=orders&name=./),
  );
});

test.each([
  [{ place: 12, of: 250 }, 'Headwear · Rare · Rank 12 · Fathom Club'],
  [null, 'Headwear · Rare · Fathom Club'],
])('E538 a row of rank %o names the trait’s collection', async (rank, details) => {
  show([{ ...trait, rank }]);
  const row = await rowOf('Brass Diving Helmet');
  expect(await within(row).findByTitle('Fathom Club')).toBeVisible();
  expect(row).toHaveTextContent(details);
});

test('E670 a missing figure is a dash, which screen readers hear as words', async () => {
  show([
    { ...foundAvatar, price: null, worth: { floor: null, bestOffer: null } },
    { ...trait, ownListing: null, worth: undefined },
  ]);
  const missing = ['No floor from others–', 'No value–', 'No offers–', 'Not listed–'];
  expect(figuresIn(await rowOf('Fathom Club #7'))).toEqual(['You hold 1', ...missing]);
  expect(figuresIn(await rowOf('Brass Diving Helmet')).slice(1)).toEqual(missing);
});

test('E670 the headings sort by the columns that the inventory can be sorted by', async () => {
  const { requests, whereabouts } = show([trait]);
  await rowOf('Brass Diving Helmet');
  const headings = within(screen.getByRole('group', { name: 'Columns' }));
  expect(headings.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Sort by Item',
    'Sort by Value ↓',
    'Sort by Best offer',
  ]);
  const value = headings.getByRole('button', { name: 'Sort by Value' });
  expect(value).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(headings.getByRole('button', { name: 'Sort by Best offer' }));
  expect(whereabouts()).toBe('/dashboard?view=inventory&sort=best-offer');
  expect(requests.at(-1)).toBe(`${INVENTORY}?limit=24&sort=best-offer`);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best-offer');
  await userEvent.click(headings.getByRole('button', { name: 'Sort by Item' }));
  expect(whereabouts()).toBe('/dashboard?view=inventory&sort=name');
  await userEvent.click(value);
  expect(whereabouts()).toBe('/dashboard?view=inventory');
});

test('E670 rows are listed, sent and selected', async () => {
  const { start } = show([trait, foundAvatar]);
  const row = within(await rowOf('Brass Diving Helmet'));
  await userEvent.click(row.getByRole('button', { name: 'List Brass Diving Helmet' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'list',
    traitId: 'brass-diving-helmet-fathom-club',
  });
  await userEvent.click(row.getByRole('button', { name: 'Send Brass Diving Helmet' }));
  expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'gift', listed: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'List Fathom Club #7' }));
  expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'listAvatar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select items' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Brass Diving Helmet' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Fathom Club #7' }));
  await userEvent.click(screen.getByRole('button', { name: 'List 2 items' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'listSeveral', items: [trait, foundAvatar] });
});

test('E670 another wallet’s row has an offer as its only action', async () => {
  const { start } = show([trait], { isOwn: false });
  const row = await rowOf('Brass Diving Helmet');
  expect(figuresIn(row).at(-1)).toBe('Listed at 0.32 ETH');
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(row).getByRole('button', { name: 'Offer for Brass Diving Helmet' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'offer',
    traitId: 'brass-diving-helmet-fathom-club',
  });
});

test('E670 only the current view is in the page, and another one replaces it', async () => {
  show([trait]);
  await rowOf('Brass Diving Helmet');
  expect(document.querySelector('.owned-cards')).toBeNull();
  await userEvent.click(screen.getByTitle('Card view'));
  expect(document.querySelector('.owned-rows')).toBeNull();
  expect(document.querySelector('.owned-cards')).not.toBeNull();
  act(() => void (dataset.owned = 'rows'));
  expect(await screen.findByRole('group', { name: 'Columns' })).toBeInTheDocument();
});
