import {
  avatarPage,
  fathom7Card,
  listingOfFathom7,
} from '@trait-market/contract/fixtures/economy/avatars';
import { savedSearches } from '@trait-market/contract/fixtures/economy/searches';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { cart } from '@/lib/cart/cart';
import { compared } from '@/lib/compare/compared';
import { comparedText } from '@/lib/storage';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AvatarWall } from './avatar-wall';

const WALL = '/economy/v1/avatars';
const ORDERS = '/economy/v1/avatars/fathom-club/7/orders';
const empty = { ...avatarPage, items: [], total: 0 };
const ofBob = { ...fathom7Card, owner: { address: bobAddress, username: 'bob' } };

const show = (
  answers: Parameters<typeof stubApi>[0] = {},
  { at = '/market?kind=avatars', ...options }: Parameters<typeof renderScreen>[1] = {},
) => {
  const api = stubApi({
    [WALL]: { body: { ...avatarPage, items: [ofBob] } },
    [ORDERS]: { body: { items: [listingOfFathom7], nextCursor: null, total: 1 } },
    ...answers,
  });
  const { start, within: acting } = stubActions();
  const { whereabouts } = renderScreen(acting(<AvatarWall />), { at, ...options });
  return { ...api, start, whereabouts };
};

afterEach(cart.clear);

const lastOf = (requests: readonly string[]) =>
  requests.findLast((one) => one !== '/economy/v1/rates');

const cards = async () => (await screen.findByRole('list', { name: 'Avatars' })).children;

test('E638 each avatar shows its rank, what it wears, what it costs and its top offer, and links to its page', async () => {
  show();
  const [card] = await cards();
  expect(card).toHaveTextContent(
    'Fathom Club #7 Rank 30 of 250 · Wears Brass Diving Helmet 0.9 ETH Last sale 0.7 ETHOwned by bobTop offer 0.8 ETHBuyCompare',
  );
  expect(screen.getByRole('link', { name: /^Fathom Club #7/ })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
  expect(document.title).toBe('Avatars · Market · Trait Market');
  expect(screen.getByRole('link', { name: 'Avatars' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Traits' })).toHaveAttribute('href', '/market');
});

test('E348 a card shows its price’s estimate from the first movement on', async () => {
  show({ '/economy/v1/rates': { body: rates } });
  const card = await screen.findByRole('link', { name: /^Fathom Club #7/ });
  await userEvent.hover(card);
  await waitFor(() => expect(card).toHaveTextContent('≈ $2,700.00'));
});

test('E566 an avatar that is not for sale says so, and has “Make offer” instead of Buy', async () => {
  const { start } = show({
    [WALL]: { body: { ...avatarPage, items: [{ ...ofBob, price: null }] } },
  });
  const [card] = await cards();
  expect(card).toHaveTextContent('Not listed');
  expect(screen.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make offer for Fathom Club #7' }));
  const { collection, tokenId } = ofBob;
  expect(start.mock.calls).toEqual([[{ kind: 'offerAvatar', collection, tokenId }]]);
});

test('E298 a card says whether its avatar is chosen to compare, and a second press removes it', async () => {
  comparedText.write('');
  show();
  const button = await screen.findByRole('button', { name: 'Compare Fathom Club #7' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(compared.read()).toMatchObject([{ id: 'fathom-club.7', name: 'Fathom Club #7' }]);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('E132 Buy opens the review of its listing', async () => {
  const { start, requests } = show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Buy Fathom Club #7 for 0.9 ETH' }),
  );
  expect(requests).toContain(`${ORDERS}?kind=listing`);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'buy',
    order: expect.objectContaining({ hash: listingOfFathom7.hash }),
  });
});

test('starts no purchase when it has meanwhile been bought', async () => {
  const { start } = show({ [ORDERS]: { body: { items: [], nextCursor: null, total: 0 } } });
  await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
  expect(await screen.findByRole('button', { name: /^Buy/ })).toBeEnabled();
  expect(start).not.toHaveBeenCalled();
});

test('reviews the listing as it is at each press', async () => {
  const { start, answer } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Buy/ }));
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  const cheaper = { ...listingOfFathom7, hash: `0x${'7'.repeat(64)}` };
  answer(ORDERS, { body: { items: [cheaper], nextCursor: null, total: 1 } });
  await userEvent.click(screen.getByRole('button', { name: /^Buy/ }));
  await waitFor(() =>
    expect(start).toHaveBeenLastCalledWith(
      expect.objectContaining({ order: expect.objectContaining({ hash: cheaper.hash }) }),
    ),
  );
});

test('you cannot buy your own avatar', async () => {
  show({ [WALL]: { body: avatarPage } }, { session: signedInAsAlice });
  await cards();
  expect(screen.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
});

test('E300 filters and order are in the address, and chips remove them', async () => {
  const { requests, whereabouts } = show();
  await cards();
  expect(lastOf(requests)).toBe(`${WALL}?sort=price-asc&limit=24`);
  await userEvent.click(screen.getByRole('radio', { name: /^For sale/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Fathom Club/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Legendary/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Top 50/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rarest first');
  expect(whereabouts()).toBe(
    '/market?kind=avatars&listed=true&collection=fathom-club&rarity=legendary&rank=50&sort=rank',
  );
  expect(lastOf(requests)).toBe(
    `${WALL}?listed=true&collection=fathom-club&rarity=legendary&maxRank=50&sort=rank&limit=24`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Rank: Top 50' }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove filter Rarest trait: Legendary' }),
  );
  expect(whereabouts()).toBe('/market?kind=avatars&listed=true&collection=fathom-club&sort=rank');
});

test('E300 worn traits are chosen by slot, and another collection starts without them', async () => {
  const kilnfolk = { value: 'kilnfolk', name: 'Kilnfolk', count: 3, floors: [] };
  const { collection } = avatarPage.facets;
  const facets = { ...avatarPage.facets, collection: [...collection, kilnfolk] };
  const { requests, whereabouts } = show(
    { [WALL]: { body: { ...avatarPage, items: [ofBob], facets } } },
    { at: '/market?kind=avatars&collection=fathom-club' },
  );
  await cards();
  await userEvent.click(screen.getByText('Headwear'));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Brass Diving Helmet/ }));
  expect(whereabouts()).toContain('&trait=brass-diving-helmet-fathom-club');
  expect(lastOf(requests)).toContain('trait=brass-diving-helmet-fathom-club');
  expect(document.title).toBe(
    'Avatars of Fathom Club wearing Brass Diving Helmet · Market · Trait Market',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Kilnfolk/ }));
  expect(whereabouts()).toBe('/market?kind=avatars&collection=fathom-club&collection=kilnfolk');
});

test('E300 an owner is chosen from the largest ones, or by an address', async () => {
  const { whereabouts } = show({}, { session: signedInAsAlice });
  await cards();
  await userEvent.click(screen.getByRole('checkbox', { name: /^You/ }));
  expect(whereabouts()).toBe(`/market?kind=avatars&owner=${aliceAddress.toLowerCase()}`);
  const field = screen.getByRole('textbox', { name: 'Wallet address' });
  await userEvent.type(field, 'bob{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a wallet address');
  await userEvent.clear(field);
  await userEvent.type(field, `${bobAddress}{Enter}`);
  expect(whereabouts()).toContain(`&owner=${bobAddress.toLowerCase()}`);
});

test('E303 says when the avatars have only a similar name', async () => {
  show({}, { at: '/market?kind=avatars&name=fathum+club+7' });
  expect(
    await screen.findByText(
      'No exact match for “fathum club 7” among avatars. Showing close matches.',
    ),
  ).toBeVisible();
});

test('ignores filters in the address that do not exist', async () => {
  const { requests } = show(
    {},
    {
      at: '/market?kind=avatars&collection=../x&sort=name&rank=0&owner=0x1&trait=a/b&listed=maybe',
    },
  );
  await cards();
  expect(lastOf(requests)).toBe(`${WALL}?sort=price-asc&limit=24`);
});

test('when none matches, one press removes the filter that leaves none, or all of them', async () => {
  const { whereabouts } = show(
    {
      [WALL]: { body: avatarPage },
      [`${WALL}?listed=true&maxRank=10&sort=price-asc&limit=24`]: { body: empty },
    },
    { at: '/market?kind=avatars&listed=true&rank=10' },
  );
  expect(await screen.findByText('No avatars match these filters')).toBeVisible();
  await userEvent.click(
    await screen.findByRole('button', { name: '1 avatar without rank Top 10' }),
  );
  expect(whereabouts()).toBe('/market?kind=avatars&listed=true');
});

test('reports a failure, and shows the avatars after Try again', async () => {
  const { answer } = show({ [WALL]: { status: 503, body: { message: 'Closed for cleaning' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  answer(WALL, { body: avatarPage });
  await userEvent.click(
    within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }),
  );
  expect((await cards()).length).toBe(1);
});

test('a market that does not count ranks, owners, traits and rarities has no such filters', async () => {
  const { collection, chainId, listed } = avatarPage.facets;
  show({ [WALL]: { body: { ...avatarPage, facets: { collection, chainId, listed } } } });
  expect(await cards()).toHaveLength(avatarPage.items.length);
  expect(screen.getByRole('group', { name: 'Collection' })).toBeInTheDocument();
  for (const name of ['Rank in its collection', 'Owner', 'Wears', 'Rarest trait'])
    expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
});

test('E391 a saved search shows its avatars with all its filters, whatever was shown before', async () => {
  const { whereabouts } = show(
    { '/economy/v1/wallets/me/searches': { body: savedSearches } },
    { at: '/market?kind=avatars&collection=kilnfolk&rank=10', session: signedInAsAlice },
  );
  const button = await screen.findByRole('button', { name: 'Saved searches' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Show Divers of rank 100' }));
  const [, search] = whereabouts().split('?');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    kind: 'avatars',
    listed: 'true',
    collection: 'fathom-club',
    trait: 'brass-diving-helmet-fathom-club',
    rank: '100',
    maxPrice: '2',
    priceIn: 'eth',
    owner: bobAddress.toLowerCase(),
    sort: 'rank',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('E515 an avatar is added to the cart from its card, and removed by a second press', async () => {
  const host = 'https://avatar-cart-flags.example';
  show(
    { [`${host}/api/features/sdk`]: { body: { features: { cart: { defaultValue: true } } } } },
    { appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Fathom Club #7' }));
  const remove = await screen.findByRole('button', { name: 'In cart: Fathom Club #7' });
  expect(remove).toHaveAttribute('aria-pressed', 'true');
  expect(cart.read()).toMatchObject([
    {
      hash: listingOfFathom7.hash,
      quantity: 1,
      name: 'Fathom Club #7',
      avatar: { collection: 'fathom-club', tokenId: '7' },
      price: listingOfFathom7.unitPrice,
    },
  ]);
  await userEvent.click(remove);
  expect(cart.read()).toEqual([]);
});

test('E515 without the cart, an avatar’s card has no button for it', async () => {
  show();
  await cards();
  expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
});
