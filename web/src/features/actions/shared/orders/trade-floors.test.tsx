import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import type { Item } from '@trait-market/contract/economy/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { ownFloors } from '../holding/use-floors';
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
