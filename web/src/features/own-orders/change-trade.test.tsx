import { dormantListing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { OrderAction } from '@/components/economy/order-action';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { RepriceButtons } from './reprice-buttons';

const trade: WalletOrder = {
  ...dormantListing,
  kind: 'trade',
  maker: { address: aliceAddress, username: null },
  gives: [{ kind: 'trait', trait: divingHelmetRef, quantity: 2 }],
  gets: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
  unitPrice: null,
};

test.each([
  ['the dashboard’s orders', <RepriceButtons key="row" order={trade} />, /^Change trade: /],
  ['a page', <OrderAction key="page" order={trade} label="Accept" />, 'Change your trade'],
] as const)('E669 an own open trade can be changed from %s', async (_, button, name) => {
  stubApi({});
  const { start, within } = stubActions();
  renderScreen(within(button), { session: signedInAsAlice });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'trade',
    traitId: laserEyesRef.id,
    replaces: trade,
  });
});

test('E669 another user’s trade can’t be changed', () => {
  stubApi({});
  const ofBob = { ...trade, maker: { address: bobAddress, username: null } as const };
  const { within } = stubActions();
  renderScreen(within(<OrderAction order={ofBob} label="Accept" />), { session: signedInAsAlice });
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change your trade' })).not.toBeInTheDocument();
});
