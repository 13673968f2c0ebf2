import { receivedAnyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { undercutListing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { MarketLine } from './market-line';

test.each<[string, Partial<WalletOrder>, RegExp]>([
  ['counts a cheaper floor as own on a public listing', {}, /another listing of.yours/],
  [
    'E463 compares a reserved listing with no own floor',
    { reservedFor: { address: aliceAddress, username: 'alice' } },
    /^Floor.0\.1.ETH$/,
  ],
])('%s', async (_title, part, words) => {
  stubApi({});
  const floor = undercutListing.market?.floor ?? null;
  const market = { floor, undercutBy: null, bestOffer: null, lastSale: null };
  renderScreen(<MarketLine order={{ ...undercutListing, market, ...part }} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each([
  [undefined, 'Yours is the floor'],
  [0, 'Yours is the floor'],
  [1, 'Yours is the floor, tied with 1 other'],
  [2, 'Yours is the floor, tied with 2 others'],
])('E547 a listing at the floor with %s other listings at its price', async (tied, words) => {
  stubApi({});
  const market = { floor: undercutListing.unitPrice, undercutBy: null, bestOffer: null };
  const order = {
    ...undercutListing,
    market: { ...market, lastSale: null, ...(tied !== undefined && { tiedWith: tied }) },
  };
  renderScreen(<MarketLine order={order} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('E608 an own offer for any avatar is compared with the cheapest avatar, and has no last sale', async () => {
  stubApi({});
  renderScreen(<MarketLine order={receivedAnyFathomOffer} />);
  expect(await screen.findByText(/^Cheapest avatar of its collection/)).toHaveTextContent(
    'Cheapest avatar of its collection 0.9 ETH',
  );
  expect(screen.getByText('yours is the best offer')).toBeInTheDocument();
  expect(screen.queryByText('never sold')).not.toBeInTheDocument();
});
