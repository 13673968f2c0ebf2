import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Item } from '@trait-market/contract/economy/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ownFloors } from '@/lib/economy/floors/use-item-floors';
import { TradeSides } from './trade-sides';

test('E407 a trait that you get and list yourself counts at the floor of other sellers', async () => {
  const owned = inventoryPage.items.find(({ kind }) => kind === 'trait');
  if (owned?.kind !== 'trait') throw new Error('Alice holds no trait.');
  stubApi({});
  const floor = { chainId: 1 as const, coin: 'native' as const, amount: String(5n * 10n ** 17n) };
  const item: Item = { kind: 'trait', trait: owned.trait, quantity: 1 };
  renderScreen(
    <TradeSides
      chainId={1}
      gives={[]}
      gets={[item]}
      givenFloorOf={ownFloors([{ ...owned, quantity: 1, worth: { floor, bestOffer: null } }])}
    />,
  );
  expect(await screen.findByText('Floor 0.5 ETH')).toBeInTheDocument();
});

test('E406 what you get counts at other wallets’ listings, also if you list the cheapest', async () => {
  const at = (tenths: number) => ({
    chainId: 1 as const,
    coin: 'native' as const,
    amount: String(BigInt(tenths) * 10n ** 17n),
  });
  const [one] = avatarPage.items;
  if (!one) throw new Error('The fixture has an avatar.');
  const cards = [
    { ...one, owner: { address: aliceAddress, username: null }, price: at(1) },
    { ...one, owner: { address: bobAddress, username: null }, price: at(7) },
  ];
  const { id } = divingHelmetDetail;
  const orders = [
    { ...listing, unitPrice: at(2) },
    { ...listing, maker: { address: bobAddress, username: null }, unitPrice: at(9) },
  ];
  stubApi({
    '/economy/v1/avatars': { body: { ...avatarPage, items: cards } },
    [`/economy/v1/traits/${id}/orders`]: { body: { items: orders, nextCursor: null, total: 2 } },
  });
  renderScreen(
    <TradeSides
      chainId={1}
      gives={[]}
      gets={[
        { kind: 'avatar', avatar: fathom7 },
        { kind: 'trait', trait: divingHelmetDetail, quantity: 1 },
      ]}
      givenFloorOf={() => undefined}
    />,
    { session: signedInAsAlice },
  );
  expect(await screen.findByText('Others’ floor 0.7 ETH')).toBeInTheDocument();
  expect(await screen.findByText('Others’ floor 0.9 ETH')).toBeInTheDocument();
});
