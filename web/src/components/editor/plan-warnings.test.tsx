import { dressPlan } from '@trait-market/contract/fixtures/economy/benches';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PlanWarnings } from './plan-warnings';

const quiet = { ...dressPlan, putsToSleep: [], wakes: [], leavesUnfillable: [] };

test('E56 names each order affected by a change and the effect', () => {
  const { rerender } = render(<PlanWarnings plan={{ ...quiet, putsToSleep: [listing] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^The listing by .* depends on what this avatar wears now\. No one can accept it after the change\.$/,
  );
  rerender(<PlanWarnings plan={{ ...quiet, wakes: [listing] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Your listing of .* will be active again, and anyone can accept it\.$/,
  );
  rerender(<PlanWarnings plan={{ ...quiet, leavesUnfillable: [listing] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Your listing of .* becomes inactive, because the trait won’t be loose anymore/,
  );
});

test('says nothing about a change that affects no order', () => {
  render(<PlanWarnings plan={quiet} />);
  expect(screen.queryByRole('list')).toBeNull();
});
