import { aliceSubscription, creditLedger } from '@trait-market/contract/fixtures/economy/credits';
import type { CreditLedger } from '@trait-market/contract/economy/credits';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';

import { PlanEndNotice } from './plan-notice';

const show = (ledger: Partial<CreditLedger>) => {
  renderScreen(<PlanEndNotice ledger={{ ...creditLedger, ...ledger }} />);
  const region = screen.queryByRole('region', { name: 'Your plan' });
  return region && within(region);
};
const heading = (ledger: Partial<CreditLedger>) => show(ledger)?.getByRole('heading').textContent;

describe('E45 a plan does not renew itself, and says so before it ends', () => {
  test.each([
    ['2026-11-28T12:00:00.000Z', 'Your Advanced plan ends in 3 days'],
    ['2026-11-29T12:00:00.000Z', 'Your Advanced plan ends in 2 days'],
    ['2026-11-30T12:00:00.000Z', 'Your Advanced plan ends tomorrow'],
    ['2026-12-01T07:00:00.000Z', 'Your Advanced plan ends today'],
  ])('at %s: %s', (asOf, title) => {
    expect(heading({ asOf })).toBe(title);
  });

  test('shows nothing before it is due, or when the plan is unknown', () => {
    expect(show({ asOf: '2026-11-20T12:00:00.000Z' })).toBeNull();
    renderScreen(<PlanEndNotice ledger={undefined} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('E45 says exactly when it ends and that nothing is charged, and links to the plans', () => {
    const notice = show({ asOf: '2026-11-29T12:00:00.000Z' });
    expect(notice?.getByText(/^It ends on 1 Dec 2026.* doesn’t renew\./)).toBeInTheDocument();
    expect(notice?.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });
});

test('E45 says so after the end', () => {
  const ended = {
    subscription: null,
    endedSubscription: aliceSubscription,
    asOf: '2026-12-03T12:00:00.000Z',
  };
  const notice = show(ended);
  expect(notice?.getByRole('heading', { name: 'Your Advanced plan has ended' })).toBeVisible();
  expect(notice?.getByText(/you weren’t charged again\. Your unused credits stay/)).toBeVisible();
});
