import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';
import {
  avatarPage,
  fathom7Card,
  listingOfFathom7,
} from '@trait-market/contract/fixtures/economy/avatars';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { cart } from '@/lib/cart/cart';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AvatarWall } from '../avatar-wall';

// Loads the code in advance, because the tests should not wait for it.
await import('./on-demand');

const HOST = 'https://avatar-selection-flags.example';
const WALL = '/economy/v1/avatars';
const ordersOf = (tokenId: string): string => `${WALL}/fathom-club/${tokenId}/orders`;
const listed = (tokenId: string): AvatarCard => ({
  ...fathom7Card,
  tokenId,
  name: `Fathom Club #${tokenId}`,
  owner: { address: bobAddress, username: 'bob' },
});
const listing = (tokenId: string, address: Order['maker']['address'] = bobAddress): Order => ({
  ...listingOfFathom7,
  hash: `0x${tokenId.padStart(64, '0')}`,
  maker: { address, username: null },
  gives: listingOfFathom7.gives.map((item) =>
    item.kind === 'avatar'
      ? { ...item, avatar: { ...item.avatar, tokenId, name: `Fathom Club #${tokenId}` } }
      : item,
  ),
});
const page = (...items: unknown[]) => ({ body: { items, nextCursor: null, total: items.length } });

afterEach(cart.clear);

const show = async (
  avatars: readonly AvatarCard[],
  answers: Parameters<typeof stubApi>[0],
  hasCart = true,
) => {
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: { body: { features: { cart: { defaultValue: hasCart } } } },
    [WALL]: { body: { ...avatarPage, items: avatars, total: avatars.length } },
    ...answers,
  });
  const { within: acting } = stubActions();
  renderScreen(acting(<AvatarWall />), {
    at: '/market?kind=avatars',
    session: signedInAsAlice,
    appConfig: { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } },
  });
  await screen.findByRole('list', { name: 'Avatars' });
  return api;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const boxOf = (tokenId: string) =>
  screen.findByRole('checkbox', { name: `Select Fathom Club #${tokenId}` });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected avatars' }));

test('E557 selected avatars are added to the cart at their listing prices, and Undo removes them', async () => {
  await show([listed('1'), listed('2'), listed('3')], {
    [ordersOf('1')]: page(listing('1')),
    [ordersOf('3')]: page(listing('3')),
  });
  await press('Select');
  expect(screen.queryByRole('button', { name: /^Compare / })).not.toBeInTheDocument();
  await userEvent.click(await boxOf('3'));
  await userEvent.click(await boxOf('1'));
  expect((await bar()).getByRole('status')).toHaveTextContent('2 avatars selected');
  await press('Add to cart');
  expect(await (await bar()).findByText('Added 2 avatars to your cart.')).toBeVisible();
  expect(cart.read()).toMatchObject([
    { avatar: { tokenId: '3' }, price: listingOfFathom7.unitPrice },
    { avatar: { tokenId: '1' }, price: listingOfFathom7.unitPrice },
  ]);
  await press('Undo');
  expect(await (await bar()).findByText('Removed 2 avatars from your cart.')).toBeVisible();
  expect(cart.read()).toEqual([]);
  await press('Done');
  expect(screen.queryByRole('checkbox', { name: /^Select / })).not.toBeInTheDocument();
});

test('E557 names the avatars that couldn’t be added, with the reason', async () => {
  cart.add(listing('1'));
  const { requests } = await show(
    [listed('1'), { ...listed('2'), price: null }, listed('3'), listed('4')],
    {
      [ordersOf('3')]: page(),
      [ordersOf('4')]: page(listing('4', aliceAddress)),
    },
  );
  await press('Select');
  await press('Select all 4 shown');
  await press('Add to cart');
  const words = await bar();
  expect(await words.findByText('Nothing was added to your cart.')).toBeVisible();
  expect(words.getByText('Already in your cart: Fathom Club #1.')).toBeVisible();
  expect(words.getByText('Not for sale: Fathom Club #2 and Fathom Club #3.')).toBeVisible();
  expect(words.getByText('Only yours is for sale: Fathom Club #4.')).toBeVisible();
  expect(requests.some((path) => path.startsWith(ordersOf('2')))).toBe(false);
});

test('E557 without the cart, avatars can’t be selected', async () => {
  await show([listed('1')], {}, false);
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
});
