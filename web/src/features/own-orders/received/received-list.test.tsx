import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import type { OrderMarket, WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';

import { compareOffer } from './compare-offer';
import { ReceivedList } from './received-list';

const [helmet] = inventoryPage.items.flatMap((item) => (item.kind === 'trait' ? item.trait : []));
if (helmet === undefined) throw new Error('The inventory has a trait.');

const native = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const market: OrderMarket = {
  floor: native('160000000000000000'),
  undercutBy: null,
  bestOffer: null,
  lastSale: { price: native('100000000000000000'), at: '2026-11-20T10:00:00.000Z' },
};
const received = (part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...offer,
  state: { kind: 'fillable' },
  revivedAt: null,
  given: { held: 1 },
  market,
  ...part,
});
const anyHat = received({ ...anyHatOffer, given: { held: 1, trait: helmet } });
const hashAt = (number: number) => `0x${String(number).padStart(64, '0')}` as const;

const show = (orders: readonly WalletOrder[]) => {
  const { start, within: acting } = stubActions();
  renderScreen(acting(<ReceivedList orders={orders} />), { session: signedInAsAlice });
  return start;
};
const select = async (...names: RegExp[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
};

test('E272 each offer is compared with the floor and the last sale', () => {
  expect(compareOffer(received())).toBe('25% below the floor of 0.16 ETH · last sale 0.1 ETH');
  expect(
    compareOffer(received({ market: { ...market, floor: native('100000000000000000') } })),
  ).toBe('20% above the floor of 0.1 ETH · last sale 0.1 ETH');
  expect(compareOffer(received({ market: { ...market, floor: null, lastSale: null } }))).toBe(
    'None for sale · never sold',
  );
});

test('E272 several selected offers are accepted together, with the trait that fits each', async () => {
  const first = received();
  const start = show([first, anyHat]);
  expect(screen.queryByRole('region', { name: 'Selected offers' })).not.toBeInTheDocument();
  await select(/0\.12 WETH/, /0\.05 WETH/);
  const bar = within(screen.getByRole('region', { name: 'Selected offers' }));
  expect(bar.getByRole('status')).toHaveTextContent(
    '2 offers selectedYou get 0.15725 WETH after fees',
  );
  await select(/Only if all/);
  await userEvent.click(bar.getByRole('button', { name: 'Accept 2 offers' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'acceptSeveral',
    lines: [{ order: first }, { order: anyHat, trait: helmet }],
    allRequired: true,
  });
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected offers' })).not.toBeInTheDocument();
});

test('E272 warns when the selected offers want more editions than are held', async () => {
  show([received(), received({ hash: hashAt(2) })]);
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes) await userEvent.click(box);
  expect(screen.getByText(/^They want more editions than you hold/)).toBeInTheDocument();
});

test('E272 no more than 20 offers can be selected, and a trade can’t', async () => {
  const trade = received({ kind: 'trade', unitPrice: null, given: undefined, hash: hashAt(99) });
  const offers = Array.from({ length: 21 }, (_, index) => received({ hash: hashAt(index) }));
  show([trade, ...offers]);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(21);
  for (const box of boxes.slice(0, 20)) await userEvent.click(box);
  expect(screen.getByText('You can accept 20 offers at a time.')).toBeInTheDocument();
  expect(boxes[20]).toBeDisabled();
});

test('an offer for any trait of a kind says which one would be given, and accepts with it', async () => {
  const start = show([anyHat]);
  expect(screen.getByText(/^You’d give/)).toHaveTextContent(
    /Diving Helmet, the cheapest you hold that fits/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Accept the offer/ }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'accept', order: anyHat, traitId: helmet.id });
});
