import { aliceSubscription, creditLedger } from '@trait-market/contract/fixtures/economy/credits';
import type { CreditEntry, CreditLedger } from '@trait-market/contract/economy/credits';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { CreditsView } from './credits-view';

const LEDGER = '/economy/v1/wallets/me/credits/ledger';
const show = (ledger: CreditLedger = creditLedger) => {
  const api = stubApi({ [LEDGER]: { body: ledger } });
  renderScreen(<CreditsView />, { session: signedInAsAlice });
  return api;
};

const rows = async () => {
  const [, ...body] = within(await screen.findByRole('table')).getAllByRole('row');
  return body.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

test('the balance, the plan with its end, and what is left by when it ends', async () => {
  show();
  expect(await screen.findByText('285', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('Advanced').nextElementSibling).toHaveTextContent('Until 1 Dec 2026');
  const lots = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lots.map(({ textContent }) => textContent)).toEqual([
    'From a planUntil 31 Dec 2026240',
    'Vanilla creditsNever expire45',
  ]);
});

test('credits that end on the same day are read as one', async () => {
  const [lot, ...others] = creditLedger.lots;
  if (lot === undefined) throw new Error('Alice has no credits.');
  const later = { ...lot, amount: 7, endsAt: '2026-12-31T09:00:05.000Z' };
  show({ ...creditLedger, lots: [lot, later, ...others] });
  expect(await screen.findByText('247')).toBeInTheDocument();
});

test('each gain and spend says why, how many, and what there was after it', async () => {
  const entry = (id: number, part: Partial<CreditEntry>): CreditEntry => ({
    id: String(id),
    at: '2026-11-02T10:00:00.000Z',
    bucket: 'vanilla',
    amount: 5,
    reason: 'grant',
    balance: 1_234,
    ...part,
  });
  const items = [
    entry(1, { reason: 'dress', amount: -10, bucket: 'subscription' }),
    entry(2, { reason: 'undo' }),
    entry(3, { reason: 'bundle', amount: 500 }),
    entry(4, { reason: 'subscription', amount: 250, bucket: 'subscription' }),
    entry(5, { reason: 'expiry', amount: -1_000, bucket: 'subscription' }),
    entry(6, {}),
    entry(7, { reason: 'lottery', amount: -20 }),
  ];
  show({ ...creditLedger, items, nextCursor: null, total: items.length });
  const told = (await rows()).map(([what, , credits, balance]) => [
    what?.replace(/ · .*/, ''),
    credits,
    balance,
  ]);
  expect(told).toEqual([
    ['Avatar changedFrom a plan', '−10', '1,234'],
    ['Change undoneVanilla', '+5', '1,234'],
    ['Credits boughtVanilla', '+500', '1,234'],
    ['Plan boughtFrom a plan', '+250', '1,234'],
    ['ExpiredFrom a plan', '−1,000', '1,234'],
    ['Given to youVanilla', '+5', '1,234'],
    ['SpentVanilla', '−20', '1,234'],
  ]);
});

test('more of the ledger is shown when asked for', async () => {
  const api = show();
  expect(await screen.findByText('2 of 3 entries shown')).toBeInTheDocument();
  const oldest = { ...creditLedger.items[1], id: 'the first', reason: 'grant', amount: 45 };
  api.answer(`${LEDGER}?limit=24&cursor=${creditLedger.nextCursor}`, {
    body: { ...creditLedger, items: [oldest], nextCursor: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show more entries' }));
  expect(await screen.findByText('3 of 3 entries shown')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more entries' })).not.toBeInTheDocument();
});

test('E45 it says that the plan ends, and where another is bought', async () => {
  show({ ...creditLedger, asOf: '2026-12-01T08:00:00.000Z' });
  expect(
    await screen.findByRole('heading', { name: 'Your Advanced plan ends today' }),
  ).toBeInTheDocument();
});

test('who has no credits and no past is told how to get some', async () => {
  show({
    ...creditLedger,
    items: [],
    nextCursor: null,
    total: 0,
    balance: { subscription: 0, vanilla: 0 },
    lots: [],
    subscription: null,
    endedSubscription: null,
  });
  expect(await screen.findByText('You have no credits right now.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing yet\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get more credits' })).toHaveAttribute(
    'href',
    '/subscriptions',
  );
});

test('what could not be loaded can be asked for again', async () => {
  const api = stubApi({ [LEDGER]: { status: 504, body: { message: 'Too slow' } } });
  renderScreen(<CreditsView />, { session: signedInAsAlice });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too slow');
  api.answer(LEDGER, { body: { ...creditLedger, subscription: aliceSubscription } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
