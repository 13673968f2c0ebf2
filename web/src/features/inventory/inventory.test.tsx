import {
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import type { Order } from '@trait-market/contract/economy/orders';
import { anyHatOffer, hats } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { hiddenOffersText } from '@/lib/storage';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { Inventory } from './inventory';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const empty = { body: { items: [], nextCursor: null, total: 0 } };

const show = ({ isOwn = true, at = '/dashboard?view=inventory' } = {}) => {
  const { start, within: acting } = stubActions();
  const { whereabouts } = renderScreen(acting(<Inventory address={aliceAddress} isOwn={isOwn} />), {
    at,
  });
  return { start, whereabouts };
};

const cardOf = async (name: string) => {
  const card = (await screen.findByText(name)).closest('li');
  if (card === null) throw new Error(`${name} is on no card.`);
  return within(card);
};

test('a loose trait says how many are held, and how many are listed', async () => {
  stubApi({ [INVENTORY]: { body: inventoryPage } });
  const { start } = show();
  const helmet = await cardOf('You hold 3 of 24');
  expect(helmet.getByText(/all listed/)).toBeInTheDocument();
  await userEvent.click(helmet.getByRole('button', { name: 'List Brass Diving Helmet' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'list',
    traitId: 'brass-diving-helmet-fathom-club',
  });
  expect(helmet.getByRole('link', { name: 'Buy more of Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
});

test('E117 each item shows its rank, and a trait shows its rarity too', async () => {
  stubApi({ [INVENTORY]: { body: inventoryPage } });
  show();
  expect(await screen.findByText('Rank 30 of 250')).toBeInTheDocument();
  const helmet = await cardOf('You hold 3 of 24');
  expect(
    helmet.getByRole('link', { name: /Brass Diving Helmet .* · Rank 12 / }),
  ).toBeInTheDocument();
});

test('a value that leaves the own listing out says so, and names the price of each edition', async () => {
  const helmet = inventoryPage.items.find((item) => item.kind === 'trait');
  if (helmet?.kind !== 'trait' || !helmet.trait.floor) throw new Error('The fixture has a floor.');
  const floor = { ...helmet.trait.floor, amount: '251000000000000000' };
  const worth = { floor: { ...floor, amount: '898800000000000000' }, bestOffer: null };
  const item = { ...helmet, quantity: 3, trait: { ...helmet.trait, floor }, worth };
  const { answer } = stubApi({ [INVENTORY]: { body: { ...inventoryPage, items: [item] } } });
  show();
  expect((await cardOf('You hold 3 of 24')).getByText(', without your own listing')).toBeVisible();
  answer(INVENTORY, {
    body: { ...inventoryPage, items: [{ ...item, worth: { floor: null, bestOffer: null } }] },
  });
  show({ isOwn: false });
  expect((await cardOf('Holds 3 of 24')).getByText('No floor from others')).toBeVisible();
});

test('an avatar links to its page, and says what it wears', async () => {
  stubApi({ [INVENTORY]: { body: inventoryPage } });
  show();
  const avatar = await cardOf('Fathom Club #7');
  expect(avatar.getByRole('link', { name: 'Fathom Club #7' })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
  expect(avatar.getByText('Avatar · Rank 30')).toBeInTheDocument();
  await userEvent.click(avatar.getByText('Wears 1 trait'));
  expect(avatar.getByRole('link', { name: 'Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
});

test('says when an avatar wears nothing', async () => {
  const bare = { kind: 'avatar', avatar: { ...fathom7, worn: [] } };
  stubApi({ [INVENTORY]: { body: { items: [bare], nextCursor: null, total: 1 } } });
  show();
  expect(await screen.findByText('Wears nothing')).toBeInTheDocument();
});

test('you can make an offer for someone else’s trait, but not list it', async () => {
  stubApi({ [INVENTORY]: { body: inventoryPage } });
  const { start } = show({ isOwn: false });
  const helmet = await cardOf('Holds 3 of 24');
  expect(helmet.queryByRole('button', { name: /List/ })).not.toBeInTheDocument();
  await userEvent.click(helmet.getByRole('button', { name: 'Offer for Brass Diving Helmet' }));
  expect(start).toHaveBeenCalledOnce();
});

test('a filter for one kind is in the address, and keeps the rest of it', async () => {
  const { requests } = stubApi({ [INVENTORY]: { body: inventoryPage } });
  const { whereabouts } = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Loose traits' }));
  expect(whereabouts()).toBe('/dashboard?view=inventory&kind=trait');
  expect(requests.at(-1)).toBe(`${INVENTORY}?limit=24&kind=trait&sort=floor`);
  await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
  expect(whereabouts()).toBe('/dashboard?view=inventory');
});

test('a filter for one collection is in the address, and says when nothing is of it', async () => {
  const { requests, answer } = stubApi({
    [INVENTORY]: { body: inventoryPage },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  });
  const { whereabouts } = show();
  await screen.findByText('You hold 3 of 24');
  answer(INVENTORY, empty);
  await screen.findByRole('option', { name: 'Fathom Club' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Collection' }),
    'Fathom Club',
  );
  expect(whereabouts()).toBe('/dashboard?view=inventory&collection=fathom-club');
  expect(await screen.findByText(/Nothing in your wallet matches these filters/)).toBeVisible();
  expect(requests).toContain(`${INVENTORY}?limit=24&collection=fathom-club&sort=floor`);
});

test('E349 name, slot, rarity and own listings filter the whole inventory, and are in the address', async () => {
  const { requests } = stubApi({ [INVENTORY]: { body: { ...inventoryPage, unfiltered: 382 } } });
  const { whereabouts } = show();
  await screen.findByText('You hold 3 of 24');
  const select = (name: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
  await select('Slot', 'Headwear');
  await select('Rarity', 'Rare');
  await select('Listing', 'Not listed');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'helmet ');
  await vi.waitFor(() =>
    expect(whereabouts()).toBe(
      '/dashboard?view=inventory&slot=headwear&rarity=rare&listed=no&name=helmet',
    ),
  );
  await vi.waitFor(() =>
    expect(requests.at(-1)).toBe(
      `${INVENTORY}?limit=24&name=helmet&slot=headwear&rarity=rare&listed=false&sort=floor`,
    ),
  );
  expect(await screen.findByText('2 of 382 items match')).toBeVisible();
});

test('E349 an empty result clears the filters with one press, and keeps the focus', async () => {
  const { answer } = stubApi({ [INVENTORY]: { body: { ...empty.body, unfiltered: 2 } } });
  const { whereabouts } = show({ at: '/dashboard?view=inventory&name=nothing&slot=eyes' });
  expect(await screen.findByText('0 of 2 items match')).toBeVisible();
  answer(INVENTORY, { body: inventoryPage });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('You hold 3 of 24')).toBeVisible();
  expect(whereabouts()).toBe('/dashboard?view=inventory');
  const field = screen.getByRole('searchbox', { name: 'Name' });
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('E404 the filters are folded behind a button that counts those in use', async () => {
  stubApi({ [INVENTORY]: { body: inventoryPage } });
  show({ at: '/dashboard?view=inventory&slot=headwear&name=helmet' });
  await screen.findByText('You hold 3 of 24');
  const button = screen.getByRole('button', { name: 'Filters 2 in use' });
  const bar = screen
    .getByRole('searchbox', { name: 'Name' })
    .closest('[id="' + button.getAttribute('aria-controls') + '"]');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(bar).toHaveClass('hidden');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(bar).not.toHaveClass('hidden');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rarity' }), 'Rare');
  expect(await screen.findByRole('button', { name: 'Filters 3 in use' })).toBe(button);
});

test('E349 avatars have no filter by slot or rarity, whatever the address says', async () => {
  const { requests } = stubApi({ [INVENTORY]: { body: inventoryPage } });
  show({ at: '/dashboard?view=inventory&kind=avatar&slot=eyes&rarity=epic&listed=yes' });
  await screen.findByText('Fathom Club #7');
  expect(requests).toContain(`${INVENTORY}?limit=24&kind=avatar&listed=true&sort=floor`);
  expect(screen.queryByRole('combobox', { name: 'Slot' })).not.toBeInTheDocument();
});

test('tells people with an empty wallet so, and where to go', async () => {
  stubApi({ [INVENTORY]: empty });
  show({ at: '/?kind=trait' });
  expect(await screen.findByText(/holds no loose traits/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find your first trait' })).toHaveAttribute(
    'href',
    '/market',
  );
});

test('a failure says that nothing is lost, and can be retried', async () => {
  const api = stubApi({ [INVENTORY]: { status: 502, body: { message: 'No answer' } } });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has moved');
  api.answer(INVENTORY, { body: inventoryPage });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fathom Club #7')).toBeInTheDocument();
});

const ownedTraits = (count: number) => {
  const found = inventoryPage.items.find((item) => item.kind === 'trait');
  if (found === undefined) throw new Error('There is no loose trait.');
  return Array.from({ length: count }, (_, position) => ({
    ...found,
    listedByOwner: 0,
    trait: { ...found.trait, id: `trait-${position}`, value: `Trait ${position}` },
  }));
};

test('E100 loose traits can be selected and listed together', async () => {
  const items = ownedTraits(3);
  stubApi({ [INVENTORY]: { body: { items, nextCursor: null, total: items.length } } });
  const { start } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select items' }));
  const bar = within(screen.getByRole('region', { name: 'Selected items' }));
  expect(bar.getByRole('button', { name: 'List' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Trait 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Trait 0' }));
  await userEvent.click(bar.getByRole('button', { name: 'List 2 traits' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'listSeveral', items: [items[0], items[2]] });
});

test('E100 traits whose editions are all listed can’t be selected', async () => {
  const [free, partly, listed] = ownedTraits(3);
  const items = [free, { ...partly, listedByOwner: 2 }, { ...listed, listedByOwner: 3 }];
  stubApi({ [INVENTORY]: { body: { items, nextCursor: null, total: items.length } } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select items' }));
  expect(screen.getAllByRole('checkbox').map((box) => box.id)).toEqual([
    'select-trait-0',
    'select-trait-1',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2 shown' }));
  expect(screen.getByRole('region', { name: 'Selected items' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'List 2 traits' })).toBeEnabled();
});

test('E100 a trait that was listed since is no longer selected', () => {
  const [listed, other] = ownedTraits(2);
  if (listed === undefined || other === undefined) throw new Error('There are traits.');
  const { result, rerender } = renderHook(({ items }) => useSelection(items), {
    initialProps: { items: [listed, other] },
  });
  act(() => result.current.begin());
  act(() => result.current.selectAll());
  expect(result.current.selected).toHaveLength(2);
  const now = { ...listed, listedByOwner: 1 };
  rerender({ items: [now, other] });
  expect(result.current.selected).toEqual([other]);
  act(() => result.current.toggle(now));
  expect(result.current.selected).toEqual([now, other]);
});

test('E100 at most 100 traits can be selected', async () => {
  const items = ownedTraits(102);
  const { result } = renderHook(() => useSelection(items));
  act(() => result.current.begin());
  const [last] = items.slice(-1);
  if (last === undefined) throw new Error('There are traits.');
  act(() => result.current.toggle(last));
  act(() => result.current.selectAll());
  expect(result.current.selected).toHaveLength(100);
  expect(result.current.isSelected(last)).toBe(true);
  const [, , left] = items.toReversed();
  if (left === undefined) throw new Error('There are traits.');
  act(() => result.current.toggle(left));
  expect(result.current.isSelected(left)).toBe(false);
  const { within: acting } = stubActions();
  renderScreen(
    acting(<SelectionBar selection={result.current} kind="trait" onEnd={() => undefined} />),
  );
  expect(await screen.findByRole('status')).toHaveTextContent(
    '100 traits selectedYou can select 100 at a time',
  );
});

test('says when someone else asks less for a trait, and links to where its price can be changed', async () => {
  const [item] = ownedTraits(1);
  const priceOf = (amount: string) => ({ chainId: 1, coin: 'native', amount });
  const ownListing = {
    price: priceOf('120000000000000000'),
    undercutBy: priceOf('100000000000000000'),
  };
  const items = [{ ...item, ownListing }];
  stubApi({ [INVENTORY]: { body: { items, nextCursor: null, total: 1 } } });
  show();
  expect(await screen.findByText(/0.02 ETH above the floor/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Yours 0.12 ETH' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\?view=orders&name=./),
  );
});

test('E134 the most valuable items come first, and another order is in the address', async () => {
  const price = { chainId: 1, coin: 'native', amount: '360000000000000000' };
  const [avatar, trait] = inventoryPage.items;
  const items = [
    { ...trait, worth: { floor: price, bestOffer: null } },
    { ...avatar, price, worth: { floor: null, bestOffer: null } },
  ];
  const { requests } = stubApi({ [INVENTORY]: { body: { items, nextCursor: null, total: 2 } } });
  const { whereabouts, start } = show();
  const helmet = await cardOf('You hold 3 of 24');
  expect(requests.find((path) => path.startsWith(INVENTORY))).toBe(
    `${INVENTORY}?limit=24&sort=floor`,
  );
  expect(helmet.getByText('Value')).toBeVisible();
  expect(helmet.getByText('0.36 ETH')).toBeVisible();
  const fathom = await cardOf('Fathom Club #7');
  expect(fathom.getByText('Listed at')).toBeVisible();
  expect(fathom.getByText('No floor from others')).toBeVisible();
  await userEvent.click(fathom.getByRole('button', { name: 'List Fathom Club #7' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'listAvatar',
    collection: 'fathom-club',
    tokenId: '7',
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'best-offer');
  expect(whereabouts()).toBe('/dashboard?view=inventory&sort=best-offer');
  expect(requests.at(-1)).toBe(`${INVENTORY}?limit=24&sort=best-offer`);
  expect(await screen.findAllByText('No offers')).toHaveLength(2);
});

const anyEpicHatOffer: Order = {
  ...anyHatOffer,
  gets: [{ kind: 'any', criteria: { ...hats.criteria, rarity: 'epic' }, quantity: 2 }],
};

test.each([
  ['E408 a hidden offer isn’t counted on the card of the trait that it’s for', anyHatOffer],
  ['E438 nor is one for a rarity that the trait had when it was signed', anyEpicHatOffer],
])('%s', async (_, offer) => {
  const items = inventoryPage.items.map((item) =>
    item.kind === 'trait' && item.trait.id === divingHelmetRef.id
      ? { ...item, offersReceived: 2 }
      : item,
  );
  const received = { ...offer, state: { kind: 'fillable' }, revivedAt: null };
  hiddenOffersText(aliceAddress).write(JSON.stringify([anyHatOffer.hash]));
  stubApi({
    [INVENTORY]: { body: { ...inventoryPage, items } },
    [`/economy/v1/criteria/${hats.criteria.root}`]: { body: hats },
    [`/economy/v1/wallets/${aliceAddress}/orders`]: {
      body: { items: [received], nextCursor: null, total: 2 },
    },
  });
  const { within: acting } = stubActions();
  renderScreen(acting(<Inventory address={aliceAddress} isOwn />), {
    at: '/dashboard?view=inventory',
    session: signedInAsAlice,
  });
  expect(
    await screen.findByRole('link', { name: '1 offer for Brass Diving Helmet' }),
  ).toBeInTheDocument();
  hiddenOffersText(aliceAddress).write('');
});
