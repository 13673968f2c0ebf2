import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { quickBuy } from '@/lib/quick-buy';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { TraitWall } from './trait-wall';

// Loads the code in advance, because the test should not wait for it.
await import('@/components/market-search/card-parts');
await import('@/components/market-search/own-floors');

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const priceOf = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const OWN = priceOf('200000000000000000');

type Standing = { floor: string | null; undercutBy?: string };

/** Alice holds two editions, and her inventory states a floor for both together. */
const owned = ({ floor, undercutBy }: Standing) => ({
  kind: 'trait',
  trait: { ...divingHelmetCard, token: bobAddress, tokenId: '1' },
  quantity: 2,
  listedByOwner: 1,
  ownListing: { price: OWN, undercutBy: undercutBy ? priceOf(undercutBy) : null },
  worth: { floor: floor === null ? null : priceOf(floor), bestOffer: null },
});

const show = (standing: Standing, session: object = { session: signedInAsAlice }) => {
  const items = [owned(standing)];
  const api = stubApi({ [INVENTORY]: { body: { items, nextCursor: null, total: 1 } } });
  renderScreen(
    <TraitWall
      traits={[{ ...divingHelmetCard, floor: OWN }]}
      collections={[]}
      total={1}
      onNearEnd={() => undefined}
      selected={undefined}
      onSelect={() => undefined}
    />,
    session,
  );
  fireEvent.pointerMove(window);
  return { requested: () => api.requests.filter((path) => path.startsWith(INVENTORY)) };
};

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  quickBuy.write(undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => quickBuy.write(undefined));

test('E411 a card whose only listing is the user’s own leads to the listing and can’t be bought', async () => {
  show({ floor: null });
  expect(
    await screen.findByRole('link', { name: 'Manage your listing of Brass Diving Helmet' }),
  ).toHaveAttribute('href', '/dashboard?view=orders&name=Brass%20Diving%20Helmet');
  expect(screen.getByText('Yours')).toBeVisible();
  expect(buttons()).toEqual(['Compare']);
});

test('E411 a card whose floor is the user’s own listing says so, and names the lowest price of others', async () => {
  show({ floor: '500000000000000000' });
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Buy Brass Diving Helmet for 0.25 ETH, the lowest price of others',
    }),
  );
  expect(quickBuy.read()).toEqual({ traitId: divingHelmetCard.id, isForCart: false });
  expect(screen.getByText('Yours')).toBeVisible();
  expect(buttons()).toEqual(['Buy 0.25 ETH', 'Compare']);
});

test('E411 a card whose floor is another user’s listing keeps its buttons', async () => {
  const { requested } = show({ floor: '200000000000000000', undercutBy: '100000000000000000' });
  await waitFor(() => expect(requested()).toEqual([expect.stringContaining('listed=true')]));
  expect(buttons()).toEqual(['Buy', 'Add to cart', 'Compare']);
});

test('E411 a visitor’s wall fetches no listings', async () => {
  const { requested } = show({ floor: null }, {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested()).toEqual([]);
  expect(buttons()).toEqual(['Buy', 'Add to cart', 'Compare']);
});
