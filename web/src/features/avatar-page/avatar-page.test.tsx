import { listing } from '@trait-market/contract/fixtures/economy/orders';
import {
  avatarHistory,
  avatarOrderPage,
  fathom7Detail,
  listingOfFathom7,
  offerForFathom7,
} from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { checksumAddress } from '@/lib/format/checksum-address';
import { stubActions } from '@/testing/actions/actions-stub';
import { refreshEconomy } from '@/lib/economy/queries/refresh-economy';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AvatarPage } from './avatar-page';

const AVATAR = '/economy/v1/avatars/fathom-club/7';
const ORDERS = `${AVATAR}/orders`;
const HISTORY = `${AVATAR}/history`;
const none = { items: [], nextCursor: null, total: 0 };
const ofBob: AvatarDetail = {
  ...fathom7Detail,
  owner: { address: bobAddress, username: 'bob' },
};

const show = (
  answers: Parameters<typeof stubApi>[0] = {},
  options: Parameters<typeof renderScreen>[1] = {},
) => {
  const api = stubApi({
    [AVATAR]: { body: fathom7Detail },
    [ORDERS]: { body: none },
    [HISTORY]: { body: avatarHistory },
    ...answers,
  });
  const { start, within: acting } = stubActions();
  const { queryClient } = renderScreen(
    acting(<AvatarPage collection="fathom-club" tokenId="7" />),
    options,
  );
  return { ...api, start, refresh: () => refreshEconomy(queryClient) };
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('E415 says below the figures where the token is', async () => {
  show();
  expect(await screen.findByTitle(checksumAddress(fathom7Detail.token))).toBeInTheDocument();
  expect(screen.getByText('ERC-721').nextElementSibling).toHaveTextContent('Ethereum');
  expect(screen.getByText('Token ID').nextElementSibling).toHaveTextContent(fathom7Detail.tokenId);
});

test('says what an avatar is, whose it is, and how it ranks', async () => {
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fathom Club #7' }),
  ).toBeInTheDocument();
  expect(document.title).toBe('Fathom Club #7 · Trait Market');
  expect(screen.getByRole('img', { name: 'Fathom Club #7' })).toHaveAttribute(
    'src',
    fathom7Detail.imageUrl,
  );
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fathom Club' })).toHaveAttribute(
    'href',
    '/market?collection=fathom-club',
  );
  expect(screen.getByRole('link', { name: 'alice' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
  expect(fact('Rank')).toHaveTextContent('30th of 250');
  expect(screen.getByText(/^rarity score 25\.0/)).toBeInTheDocument();
  expect(fact('Wears')).toHaveTextContent('2 of 7');
  expect(fact('Traits at floor')).toHaveTextContent('0.12 ETH');
  expect(screen.getByText('1 of 2 is listed')).toBeInTheDocument();
  expect(screen.getByText('5 slots are empty')).toBeInTheDocument();
});

test('adds up the floors of all listed traits, and shows no sum when there are none', async () => {
  const [eyes, hat] = fathom7Detail.worn;
  const listed = { ...eyes, floor: hat?.floor };
  const { answer, refresh } = show({
    [AVATAR]: { body: { ...fathom7Detail, worn: [listed, hat] } },
  });
  const fact = (await screen.findByText('Traits at floor')).nextSibling;
  expect(fact).toHaveTextContent('0.24 ETH');
  expect(screen.getByText('all are listed')).toBeInTheDocument();
  answer(AVATAR, { body: { ...fathom7Detail, worn: [eyes] } });
  await refresh();
  expect(await screen.findByText('None listed')).toBeInTheDocument();
});

test('E693 lists each slot in drawing order: what is worn, how rare it is and its floor with its estimate, or nothing', async () => {
  show({ '/economy/v1/rates': { body: rates } });
  const wears = await region('What it wears');
  await wears.findByText(/^≈/);
  const slots = wears.getAllByRole('listitem');
  expect(slots.map((slot) => slot.textContent)).toEqual([
    'Background Empty',
    'Body Empty',
    'Outfit Empty',
    'Mouth Empty',
    'Eyes Crimson Laser Eyes Epic Worn by this one only Not listed',
    'Headwear Brass Diving Helmet Rare Worn by 4% Floor 0.12 ETH≈\u00A0$360.00about 360 US dollars',
    'Accessory Empty',
  ]);
  const sum = screen.getByText('Traits at floor').parentElement;
  expect(sum).toHaveTextContent('Traits at floor0.12 ETH≈ $360.00about 360 US dollars');
  expect(screen.getByRole('link', { name: /Brass Diving Helmet/ })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
});

test('its owner gets links to Extract and Construct with the avatar on them', async () => {
  show({}, { session: signedInAsAlice });
  expect(await screen.findByRole('link', { name: 'Extract a trait' })).toHaveAttribute(
    'href',
    '/extract?avatar=fathom-club/7',
  );
  expect(screen.getByRole('link', { name: 'Construct' })).toHaveAttribute(
    'href',
    '/construct?avatar=fathom-club/7',
  );
  expect(screen.getByText('Owned by', { exact: false })).toHaveTextContent('Owned by alice (you)');
});

test.each([
  ['a guest', {}, {}],
  ['an owner of another avatar', { [AVATAR]: { body: ofBob } }, { session: signedInAsAlice }],
])('%s does not get them', async (_who, answers, options) => {
  show(answers, options);
  expect(await screen.findByRole('heading', { name: 'Fathom Club #7' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Extract|Construct/ })).not.toBeInTheDocument();
});

test('an offer says what it is committed to, and its owner can accept it', async () => {
  const { start } = show({ [ORDERS]: { body: avatarOrderPage } }, { session: signedInAsAlice });
  const offers = await region('Listings, offers and trades');
  expect(await offers.findByRole('listitem')).toHaveTextContent(
    /^0.8 WETH for Fathom Club #7As long as it wears Brass Diving Helmetbob, until 24 Dec 2026/,
  );
  expect(offers.getByRole('link', { name: 'Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
  await userEvent.click(
    offers.getByRole('button', { name: 'Accept at 0.8 WETH and give Fathom Club #7' }),
  );
  expect(start).toHaveBeenLastCalledWith({
    kind: 'accept',
    order: expect.objectContaining({ hash: offerForFathom7.hash }),
  });
});

test('no one else can accept an offer for it; you can cancel your own', async () => {
  const byAlice = { ...offerForFathom7, maker: listing.maker, hash: listing.hash };
  const items = [offerForFathom7, byAlice];
  const { start } = show(
    { [AVATAR]: { body: ofBob }, [ORDERS]: { body: { ...none, items, total: 2 } } },
    { session: signedInAsAlice },
  );
  const offers = await region('Listings, offers and trades');
  await userEvent.click(
    await offers.findByRole('button', { name: 'Cancel your offer at 0.8 WETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({
    kind: 'cancel',
    orders: [expect.objectContaining({ hash: listing.hash })],
  });
  expect(offers.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('an order for something else can be accepted by anyone who has it', async () => {
  const trade = {
    ...offerForFathom7,
    kind: 'trade' as const,
    unitPrice: null,
    gives: offerForFathom7.gets,
    gets: [{ kind: 'trait' as const, trait: divingHelmetRef, quantity: 2 }],
    committedTo: [],
  };
  show({ [ORDERS]: { body: { ...none, items: [trade], total: 1 } } });
  const row = await (await region('Listings, offers and trades')).findByRole('listitem');
  expect(row).toHaveTextContent(
    /^You give2 × Brass Diving HelmetYou getFathom Club #7Whatever it wears/,
  );
  expect(
    within(row).getByRole('button', { name: /^Accept and give 2 × Brass Diving/ }),
  ).toBeInTheDocument();
});

const forSale = (owner: AvatarDetail['owner']) => ({
  [AVATAR]: { body: { ...fathom7Detail, owner, price: listingOfFathom7.unitPrice } },
  [ORDERS]: { body: { ...none, items: [{ ...listingOfFathom7, maker: owner }], total: 1 } },
});

test('E133 shows the price when it is for sale, says that what it wears is promised, and can be bought', async () => {
  const { start } = show(forSale(ofBob.owner), { session: signedInAsAlice });
  const [buy = document.body] = await screen.findAllByRole('button', { name: 'Buy for 0.9 ETH' });
  expect(buy).toHaveTextContent('Buy for 0.9 ETH');
  expect(
    screen.getByText(/Sold with the 2 traits it wears now. If any of them comes off/),
  ).toBeVisible();
  await waitFor(() => expect(buy).toBeEnabled());
  await userEvent.click(buy);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'buy',
    order: expect.objectContaining({ hash: listingOfFathom7.hash }),
  });
  const orders = await region('Listings, offers and trades');
  expect(orders.getByRole('listitem')).toHaveTextContent(
    /^For sale at 0.9 ETHSold with Brass Diving Helmet/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Make an offer' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'offerAvatar',
    collection: 'fathom-club',
    tokenId: '7',
  });
});

test('E133 its owner can list it and cancel the listing, but not buy it', async () => {
  const { start } = show(forSale(fathom7Detail.owner), { session: signedInAsAlice });
  await userEvent.click(await screen.findByRole('button', { name: 'List at another price' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'listAvatar',
    collection: 'fathom-club',
    tokenId: '7',
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel your listing at 0.9 ETH' }),
  );
  expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'cancel' }));
  expect(screen.queryByRole('button', { name: /^(Buy|Make an offer)/ })).not.toBeInTheDocument();
});

test('E133 shows the best offer, the last sale, and the number of sales', async () => {
  show();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
  expect(await screen.findByText('Not for sale')).toBeVisible();
  expect(fact('Best offer')).toHaveTextContent('0.8 ETH');
  expect(fact('Last sale')).toHaveTextContent('0.7 ETH');
  expect(await screen.findByText('Sold once')).toBeVisible();
});

test('says when there are no offers', async () => {
  show();
  expect(await screen.findByText('No listings, offers or trades for it yet.')).toBeInTheDocument();
});

test('offers that cannot be loaded leave the rest of the page intact', async () => {
  const { answer } = show({ [ORDERS]: { status: 503, body: { message: 'Closed for cleaning' } } });
  const offers = await region('Listings, offers and trades');
  expect(await offers.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  answer(ORDERS, { body: avatarOrderPage });
  await userEvent.click(offers.getByRole('button', { name: 'Try again' }));
  expect(await offers.findByText('0.8 WETH')).toBeInTheDocument();
});

test('for an avatar that doesn’t exist, links to the collections instead of showing an error', async () => {
  show({ [AVATAR]: { status: 404, body: { message: 'No such avatar', code: 'unknown-avatar' } } });
  expect(await screen.findByRole('heading', { name: 'No such avatar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the collections' })).toHaveAttribute(
    'href',
    '/collections',
  );
});

test('reports a failure, and shows the avatar after Try again', async () => {
  const { answer } = show({ [AVATAR]: { status: 503, body: { message: 'Closed for cleaning' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  answer(AVATAR, { body: fathom7Detail });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fathom Club #7' }),
  ).toBeInTheDocument();
});

test('E579 the price and the best offer have all their digits', async () => {
  const digits = { chainId: 1, coin: 'native', amount: '123456789000000000' };
  show({ [AVATAR]: { body: { ...fathom7Detail, price: digits, bestOffer: digits } } });
  for (const name of ['Price', 'Best offer']) {
    const term = await screen.findByText(name, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent('0.123456789 ETH');
  }
});

test('E559 E574 price and best offer are above the buttons, the other figures below them, and “Make an offer” is in the bar of phones', async () => {
  const { start } = show({
    [AVATAR]: { body: ofBob },
    [ORDERS]: { body: { items: [listingOfFathom7], nextCursor: null, total: 1 } },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  });
  await screen.findByText('Best offer');
  const terms = () =>
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  await expect
    .poll(() => terms().filter(([name]) => name !== 'Token ID'))
    .toEqual(
      expect.arrayContaining([
        ['Price', 'Not for sale'],
        ['Best offer', '0.8 ETH'],
        ['Collection floor', '0.9 ETH'],
        ['Last sale', '0.7 ETH'],
        ['Rank', '30th of 250'],
      ]),
    );
  const offer = screen.getByRole('button', { name: 'Make an offer' });
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(screen.getByText('Best offer').closest('dl')?.previousElementSibling).toHaveTextContent(
    /^Owned by/,
  );
  expect(isBefore(screen.getByText('Best offer'), offer)).toBe(true);
  expect(isBefore(offer, screen.getByText('Collection floor'))).toBe(true);
  const bar = within(await screen.findByRole('region', { name: 'Buy this avatar' }));
  await userEvent.click(bar.getByRole('button', { name: 'Offer' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'offerAvatar',
    collection: 'fathom-club',
    tokenId: '7',
  });
});
