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

test('shows the balance, the plan with its end, and the remaining credits by expiry', async () => {
  show();
  expect(await screen.findByText('285', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('Advanced').nextElementSibling).toHaveTextContent('Ends on 1 Dec 2026');
  const lots = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lots.map(({ textContent }) => textContent)).toEqual([
    'From a planExpire on 31 Dec 2026240',
    'Extra creditsNever expire45',
  ]);
});

test('combines credits that expire on the same day', async () => {
  const [lot, ...others] = creditLedger.lots;
  if (lot === undefined) throw new Error('Alice has no credits.');
  const later = { ...lot, amount: 7, endsAt: '2026-12-31T09:00:05.000Z' };
  show({ ...creditLedger, lots: [lot, later, ...others] });
  expect(await screen.findByText('247')).toBeInTheDocument();
});

test('each entry says why credits were gained or spent, how many, and the balance afterwards', async () => {
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
  const cells = (await rows()).map(([what, , credits, balance]) => [
    what?.replace(/ · .*/, ''),
    credits,
    balance,
  ]);
  expect(cells).toEqual([
    ['Avatar changedFrom a plan', '−10', '1,234'],
    ['Change undoneExtra credits', '+5', '1,234'],
    ['Credits boughtExtra credits', '+500', '1,234'],
    ['Plan boughtFrom a plan', '+250', '1,234'],
    ['ExpiredFrom a plan', '−1,000', '1,234'],
    ['Given to youExtra credits', '+5', '1,234'],
    ['SpentExtra credits', '−20', '1,234'],
  ]);
});

test('shows more of the ledger on request', async () => {
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

test('E45 says that the plan ends, and links to where another can be bought', async () => {
  show({ ...creditLedger, asOf: '2026-12-01T08:00:00.000Z' });
  expect(
    await screen.findByRole('heading', { name: 'Your Advanced plan ends today' }),
  ).toBeInTheDocument();
});

test('tells people without credits or a history how to get some', async () => {
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

test('lets you try again when something could not be loaded', async () => {
  const api = stubApi({ [LEDGER]: { status: 504, body: { message: 'Too slow' } } });
  renderScreen(<CreditsView />, { session: signedInAsAlice });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too slow');
  api.answer(LEDGER, { body: { ...creditLedger, subscription: aliceSubscription } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
