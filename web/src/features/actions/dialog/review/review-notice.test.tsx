import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { purchase } from '@/testing/actions/action-store';
import { openAction, press } from '@/testing/actions/open-action';

import { NO_LABELS } from '../../messages/text/labels';

afterEach(() => sessionStorage.clear());

test('T101 a notice replaces another on translated pages too', async () => {
  openAction(
    { kind: 'buy', order: listing },
    {},
    {
      address: aliceAddress,
      action: { kind: 'buy', order: listing },
      page: '/',
      values: {},
      labels: NO_LABELS,
      steps: [purchase],
      at: 0,
      wasAsked: true,
    },
  );
  expect(await screen.findByText(/The page was reloaded/)).toBeVisible();
  await press('Sign the purchase');
  expect(await screen.findByText(/The time to sign ran out/)).toBeVisible();
});
