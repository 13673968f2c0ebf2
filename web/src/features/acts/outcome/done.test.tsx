import { cancelledAll, listing } from '@trait-market/contract/fixtures/economy/orders';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Act } from '@/lib/acts/act';

import { Done } from './done';
import { summaryFor, type ActSummary } from './receipt';
import { severalDone } from './several-done';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lines = ['one', 'two'].map((id) => ({ id, label: id, price: undefined, reason: undefined }));
const cancel: Act = { kind: 'cancel', orders: [listing] };

const CANCELLATIONS: [string, ActSummary][] = [
  ['one order', summaryFor({ kind: 'cancelled', orders: [listing], over: 0 }, cancel)],
  [
    'several orders',
    summaryFor(
      { kind: 'cancelled', orders: [listing], over: 0 },
      { kind: 'cancel', orders: [listing, listing] },
    ),
  ],
  [
    'everything on a network',
    summaryFor(
      { kind: 'cancelledAll', result: cancelledAll },
      { kind: 'cancelAll', chainId: cancelledAll.chainId },
    ),
  ],
  ['orders by line', severalDone('cancel', lines)],
  ['listings with old prices', severalDone('reprice', lines)],
];

test.each(CANCELLATIONS)(
  'T90 the receipt of canceling %s says that a fill can go through for a minute, and when it is over',
  (_, summary) => {
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
