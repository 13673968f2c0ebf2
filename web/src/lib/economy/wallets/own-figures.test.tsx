import { balances, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MARKET_POLL_MS } from '@/config/constants';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { useOwnedTraits, useBalances } from './wallet-queries';

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const BALANCES = '/economy/v1/wallets/me/balances';

const passes = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.advanceTimersByTimeAsync(1);
  });

beforeEach(() => {
  vi.useFakeTimers();
  // Makes the document visible, because jsdom doesn't.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Held() {
  const { data } = useOwnedTraits(aliceAddress);
  return <p>{`Held: ${data?.map(({ quantity }) => quantity).join() ?? ''}`}</p>;
}

function Coins() {
  const { data } = useBalances();
  return <p>{`Native: ${data?.[0]?.native ?? ''}`}</p>;
}

test('refreshes what people hold while they look, since others can buy it', async () => {
  const api = stubApi({ [INVENTORY]: { body: inventoryPage } });
  renderScreen(<Held />, { session: signedInAsAlice });
  await passes(0);
  expect(screen.getByText('Held: 3')).toBeInTheDocument();
  api.answer(INVENTORY, { body: { items: [], nextCursor: null, total: 0 } });
  await passes(MARKET_POLL_MS);
  expect(screen.getByText('Held:')).toBeInTheDocument();
});

test('refreshes balances while people look, since others pay', async () => {
  const api = stubApi({ [BALANCES]: { body: balances } });
  renderScreen(<Coins />, { session: signedInAsAlice });
  await passes(0);
  expect(screen.getByText('Native: 2450000000000000000')).toBeInTheDocument();
  const [ethereum] = balances.items;
  api.answer(BALANCES, { body: { items: [{ ...ethereum, native: '7' }] } });
  await passes(MARKET_POLL_MS);
  expect(screen.getByText('Native: 7')).toBeInTheDocument();
});
