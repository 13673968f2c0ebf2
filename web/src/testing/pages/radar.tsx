import { dormantListing, walletOrderPage } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Radar } from '@/features/own-orders/radar/radar';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';

export const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;

export const SOON = new Date(Date.now() + 3_600_000).toISOString();
export const LATER = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();

/** Builds an order that is at risk because it ends soon. */
export const order = (number: number, part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...dormantListing,
  expiresAt: SOON,
  hash: `0x${String(number).padStart(64, '0')}`,
  state: { kind: 'fillable' },
  ...part,
});

export const showRadar = (at = '/dashboard?view=radar') => {
  const { start, within: acting } = stubActions();
  renderScreen(acting(<Radar address={aliceAddress} />), { at, session: signedInAsAlice });
  return start;
};

/** Selects the first order of the list, which opens the bar. */
export const selectFirst = async (): Promise<void> => {
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select the/ });
  if (box === undefined) throw new Error('No order can be selected');
  await userEvent.click(box);
};

export const pageOf = (items: WalletOrder[], nextCursor: string | null = null) => ({
  body: { ...walletOrderPage, items, nextCursor, total: items.length },
});
