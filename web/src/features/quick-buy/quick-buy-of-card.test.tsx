import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cart } from '@/lib/cart/cart';
import { quickBuy } from '@/lib/quick-buy';
import { toasts } from '@/lib/toasts';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { QuickBuyOfCard } from './quick-buy-of-card';

const TRAIT = 'tomato-fez';
const ORDERS = `/economy/v1/traits/${TRAIT}/orders`;
const listings = (...items: object[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

beforeEach(() => quickBuy.write(undefined));
afterEach(() => quickBuy.write(undefined));

const open = (answer: Parameters<typeof stubApi>[0][string] = listings(listing)) => {
  const api = stubApi({ [ORDERS]: answer });
  const { start, within } = stubActions();
  renderScreen(within(<QuickBuyOfCard />));
  return { ...api, start };
};

test('opens the review of the cheapest listing, also when the card was pressed before the code came', async () => {
  quickBuy.write({ traitId: TRAIT, isForCart: false });
  const { start } = open();
  await waitFor(() =>
    expect(start).toHaveBeenCalledExactlyOnceWith({ kind: 'buy', order: listing }),
  );
  expect(quickBuy.read()).toBeUndefined();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('starts nothing once the user has canceled', async () => {
  const { start } = open();
  let respond = (): void => undefined;
  const isCanceled = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const { fetch } = globalThis;
  const late = vi.fn<typeof fetch>(async (...request) => {
    await isCanceled;
    return fetch(...request);
  });
  vi.stubGlobal('fetch', late);
  quickBuy.write({ traitId: TRAIT, isForCart: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  respond();
  await expect(late.mock.results[0]?.value).resolves.toHaveProperty('ok', true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});

test('says that a request failed, and tries again', async () => {
  const { start, answer } = open({ status: 400, body: { message: 'Bad request' } });
  quickBuy.write({ traitId: TRAIT, isForCart: false });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(ORDERS, listings(listing));
  await userEvent.click(retry);
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test('E566 opens the form of an offer on a trait that isn’t for sale, without a request', () => {
  quickBuy.write({ traitId: TRAIT, isForCart: false, isOffer: true });
  const { start, requests } = open();
  expect(start.mock.calls).toEqual([[{ kind: 'offer', traitId: TRAIT }]]);
  expect(quickBuy.read()).toBeUndefined();
  expect(requests).toEqual([]);
});

test('says that no one else sells it', async () => {
  const { start } = open(listings());
  quickBuy.write({ traitId: TRAIT, isForCart: false });
  await waitFor(() => expect(toasts.read()[0]?.header).toBe('Nothing to buy'));
  expect(start).not.toHaveBeenCalled();
});

test('buys at once while the cart is disabled', async () => {
  const { start } = open();
  quickBuy.write({ traitId: TRAIT, isForCart: true });
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(cart.read()).toEqual([]);
});
