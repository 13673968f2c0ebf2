import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { Inventory } from './inventory';

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;

const show = (items: readonly unknown[]) => {
  stubApi({
    [INVENTORY]: { body: { items, nextCursor: null, total: items.length } },
    '/economy/v1/rates': { body: rates },
  });
  const { within } = stubActions();
  renderScreen(within(<Inventory address={aliceAddress} isOwn />), {
    at: '/dashboard?view=inventory',
  });
};

const priceOf = (coin: 'native' | 'wrapped', amount: string) => ({ chainId: 1, coin, amount });
const floor = priceOf('native', '360000000000000000');
const bestOffer = priceOf('wrapped', '200000000000000000');

const trait = (
  worth: unknown,
  quantity = 3,
  changes: object = {},
): Partial<InventoryItem> | undefined => {
  const found = inventoryPage.items.find((item) => item.kind === 'trait');
  if (found?.kind !== 'trait') return undefined;
  const each = { ...floor, amount: String(BigInt(floor.amount) / BigInt(quantity)) };
  const card = { ...found.trait, floor: each };
  return { ...found, trait: card, quantity, worth, ...changes } as Partial<InventoryItem>;
};

/** Items whose values the owner's listings don't change. */
const unlisted = inventoryPage.items.map((item) =>
  item.kind === 'trait'
    ? { ...item, quantity: 1, trait: { ...item.trait, floor } }
    : { ...item, price: null },
);

const wordsOf = (part: Element | null | undefined): string =>
  part?.textContent.replaceAll('\u00A0', ' ') ?? '';

const lines = async () =>
  (await screen.findAllByText(/^(Value|Best offer|Offers)$/, { selector: ':not(option)' })).map(
    (word) => wordsOf(word.parentElement),
  );

test('E532 a card shows the best offer for the item next to its value, first the one it’s sorted by', async () => {
  show(unlisted.map((item) => ({ ...item, worth: { floor, bestOffer } })));
  const [value, offer] = ['Value 0.36 ETH', 'Best offer 0.2 WETH'];
  expect(await lines()).toEqual([value, offer, value, offer]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'best-offer');
  expect(await lines()).toEqual([offer, value, offer, value]);
});

const each = (amount: string, editions: number) => ({
  price: priceOf('wrapped', amount),
  editions,
});

test.each([
  ['all that are held', 2, each('100000000000000000', 2), 'Best offer 0.1 WETH each'],
  ['some of them', 5, each('80000000000000000', 2), 'Best offer 0.08 WETH each for 2 of 5'],
  ['one of them', 5, each('120000000000000000', 1), 'Best offer 0.12 WETH for 1 of 5'],
  ['an unknown number', 5, undefined, 'Offers 0.2 WETH in total'],
])('E546 the best offer is for one edition, and says when it’s for %s', async (...row) => {
  const [, quantity, bestOfferEach, words] = row;
  show([trait({ floor, bestOffer, bestOfferEach }, quantity)]);
  expect(await lines()).toEqual(['Value 0.36 ETH', words]);
});

test('E604 an avatar has the best offer for it, even if that counts for another avatar', async () => {
  const avatar = unlisted.find(({ kind }) => kind === 'avatar');
  const offered = each('120000000000000000', 1);
  show([{ ...avatar, worth: { floor, bestOffer: null, bestOfferEach: offered } }]);
  expect(await lines()).toEqual(['Value 0.36 ETH', 'Best offer 0.12 WETH']);
});

const [listedAvatar, listedTrait] = inventoryPage.items.map((item) => ({
  ...item,
  quantity: 1,
  price: floor,
  worth: { floor, bestOffer: null },
}));

test.each([
  ['a trait', listedTrait],
  ['an avatar', listedAvatar],
])('E660 the value of %s says that it leaves the own listing out', async (_, item) => {
  show([item]);
  const value = await screen.findByRole('button', { name: 'Value' });
  expect(value).toHaveAccessibleDescription('By floor, without your own listing');
});

test('E546 the sum of all offers is among the details', async () => {
  show([trait({ floor, bestOffer, bestOfferEach: each('120000000000000000', 1) })]);
  expect(await screen.findByText(/^All offers pay/)).toHaveTextContent('All offers pay 0.2 WETH');
});

test('E660 a card shows its value with the estimate, the best offer as a link, and the own listing; the rest is behind “Details”', async () => {
  const ownListing = { price: floor, undercutBy: null, tiedWith: 0 };
  const offered = each('120000000000000000', 1);
  const item = trait({ floor, bestOffer, bestOfferEach: offered }, 8, { ownListing });
  show([{ ...item, offersReceived: 2 }]);
  const offer = await screen.findByRole('link', { name: /^Best offer 0.12 WETH for 1 of 8/ });
  expect(offer).toHaveAttribute('href', '/traits/brass-diving-helmet-fathom-club');
  const facts = offer.closest('div');
  const estimate = await screen.findByText(/^≈\s\$1,080/);
  expect(wordsOf(estimate.closest('.owned-value'))).toMatch(/^Value 0.36 ETH≈ \$1,080/);
  expect(facts).toContainElement(estimate);
  expect(wordsOf(facts)).toMatch(/Yours 0.36 ETH$/);
  expect(wordsOf(facts)).not.toMatch(/2 offers|You hold|each/);
  const button = screen.getByRole('button', { name: 'Details of Brass Diving Helmet' });
  const details = document.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
  expect(details).toHaveTextContent('You hold 8 of 24');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(details).not.toHaveClass('owned-open');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(details).toHaveClass('owned-open');
});

test('E660 an avatar’s card has its details behind the same button', async () => {
  const avatar = inventoryPage.items.find(({ kind }) => kind === 'avatar');
  show([{ ...avatar, price: floor, worth: { floor, bestOffer } }]);
  const offer = await screen.findByRole('link', { name: /^Best offer 0.2 WETH/ });
  expect(offer).toHaveAttribute('href', '/avatars/fathom-club/7');
  expect(wordsOf(offer.closest('div'))).toMatch(/Listed at 0.36 ETH$/);
  const button = screen.getByRole('button', { name: 'Details of Fathom Club #7' });
  const details = document.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
  expect(details).toHaveTextContent('Wears 1 trait');
  await userEvent.click(button);
  expect(details).toHaveClass('owned-open');
});

test.each([
  ['one other', { undercutBy: null, tiedWith: 1 }, 'Yours 0.36 ETH, tied with 1 other'],
  ['others', { undercutBy: null, tiedWith: 2 }, 'Yours 0.36 ETH, tied with 2 others'],
  ['none', { undercutBy: null, tiedWith: 0 }, 'Yours 0.36 ETH'],
  [
    'others above the floor',
    { undercutBy: priceOf('native', '340000000000000000'), tiedWith: 2 },
    'Yours 0.36 ETH, 0.02 ETH above the floor',
  ],
])('E547 an own listing that is tied with %s says so', async (_, listing, words) => {
  show([trait({ floor, bestOffer: null }, 3, { ownListing: { price: floor, ...listing } })]);
  const link = await screen.findByRole('link', { name: 'Yours 0.36 ETH' });
  expect(link.parentElement?.textContent.replaceAll('\u00A0', ' ')).toBe(words);
});
