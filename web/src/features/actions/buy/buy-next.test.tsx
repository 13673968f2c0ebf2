import type { Order } from '@trait-market/contract/economy/orders';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { BuyNext } from './buy-next';

const show = (next: Order | null) => {
  const onBuy = vi.fn();
  const api = stubApi({
    '/economy/v1/listings/now': { body: { items: [{ hash: listing.hash, listing: null, next }] } },
  });
  renderScreen(<BuyNext action={{ order: listing }} address={bobAddress} onStart={onBuy} />);
  return { ...api, onBuy };
};

test('offers the cheapest other listing to a buyer who came too late', async () => {
  const unitPrice = { chainId: 1, coin: 'native', amount: '120456000000000001' } as const;
  const next: Order = { ...listing, unitPrice, hash: `0x${'cd'.repeat(32)}` };
  const { requests, onBuy } = show(next);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Buy the next at 0.120456000000000001 ETH' }),
  );
  expect(onBuy).toHaveBeenCalledWith({
    kind: 'buy',
    order: expect.objectContaining({ hash: next.hash }),
  });
  expect(requests[0]).toContain(`buyer=${bobAddress}`);
});

test('offers nothing when there is no other listing', async () => {
  const { requests } = show(null);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
