import type { Order } from '@trait-market/contract/economy/orders';
import {
  cancelledAll,
  cancelledSeveral,
  cancelRequest,
  listing,
} from '@trait-market/contract/fixtures/economy/orders';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { linesOf } from '@/testing/several-receipt';
import { stubApi } from '@/testing/stub-api';

import { cancelAllStep } from '../../cancel-all/action';
import { definitionOf } from '../../actions';
import { cancelSteps } from '../../messages/cancel';
import type { ActionSummary } from '../../messages/summary';
import type { Signable } from '../../messages/step';
import { messageOf } from '../../messages/signed-messages';
import { Done } from './done';

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    }),
);
afterEach(() => void vi.useRealTimers());

const done = { steps: [], at: 0, missed: [] };
const cancel: Action = { kind: 'cancel', orders: [listing] };
const orders: Order[] = [listing, { ...listing, chainId: 137 }];
const both: Action = { kind: 'cancel', orders };
const reprice: Action = { kind: 'reprice', lines: [{ order: listing, unitPrice: '1' }] };
const cancelAll: Action = { kind: 'cancelAll', chainId: 1 };

const sent = async (action: Action, steps: readonly Signable[]): Promise<ActionSummary> => {
  stubApi({
    'POST /economy/v1/orders/cancel': { body: cancelledSeveral },
    'POST /economy/v1/orders/cancel-all': { body: cancelledAll },
  });
  const summaries = await Promise.all(
    steps.map((step) => messageOf(step).send(step, cancelRequest.signature, action)),
  );
  const summary = definitionOf(action).summaryOfAll?.(action, steps) ?? summaries.at(-1);
  if (summary === undefined || !('title' in summary)) throw new Error('There is no receipt.');
  return summary;
};

const CANCELLATIONS: [string, () => Promise<ActionSummary>][] = [
  ['one order', () => sent(cancel, cancelSteps([listing], listing.maker.address))],
  ['several orders', () => sent(both, cancelSteps(orders, listing.maker.address))],
  [
    'everything on a network',
    () => sent(cancelAll, [cancelAllStep(1, '0', listing.maker.address)]),
  ],
  ['orders by line', async () => linesOf(cancel, done)],
  [
    'listings with old prices',
    async () => linesOf(reprice, { ...done, steps: cancelSteps([listing], listing.maker.address) }),
  ],
];

test.each(CANCELLATIONS)(
  'T90 the receipt of canceling %s says that a fill can go through for a minute, and when the minute has ended',
  async (_, receipt) => {
    const summary = await receipt();
    render(
      <MemoryRouter>
        <Done summary={summary} onClose={() => {}} />
      </MemoryRouter>,
    );
    expect(screen.getByText(/can still go through for a minute/)).toBeVisible();
    expect(screen.queryByText(/anymore/)).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(screen.queryByText(/anymore/)).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(/anymore/)).toBeVisible();
    expect(screen.queryByText(/go through/)).not.toBeInTheDocument();
  },
);

test('the next step comes before Done, for the keyboard as on the screen', () => {
  render(
    <MemoryRouter>
      <Done
        summary={{ title: 'Done', words: '', rows: [] }}
        next={{ to: '/dashboard', label: 'Go to your inventory' }}
        onClose={() => {}}
      />
    </MemoryRouter>,
  );
  const next = screen.getByRole('link', { name: 'Go to your inventory' });
  expect(next.nextElementSibling).toBe(screen.getByRole('button', { name: 'Done' }));
});

test.each([
  [true, ['facts', 'pictures']],
  [false, ['pictures', 'facts']],
])('E694 where several is %s, a receipt has %j in this order', (areSeveral, order) => {
  render(
    <MemoryRouter>
      <Done
        summary={{ title: 'Done', words: '', rows: [{ label: 'facts', value: '' }] }}
        areSeveral={areSeveral}
        onClose={() => {}}
      >
        <p>pictures</p>
      </Done>
    </MemoryRouter>,
  );
  expect(screen.getAllByText(/^(facts|pictures)$/).map((one) => one.textContent)).toEqual(order);
});
