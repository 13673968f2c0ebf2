import type { Order } from '@trait-market/contract/economy/orders';
import { balances, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';

import { ActionDialog } from '@/features/actions/dialog/action-dialog';
import type { ActionDraft } from '@/features/actions/dialog/signing/action-draft';
import type { Action } from '@/lib/actions/action';
import type { Session } from '@/lib/session/session';
import { renderScreen } from '@/testing/render-screen';
import { stubActions } from '@/testing/actions/actions-stub';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { loadActions } from './load-actions';

await loadActions();

export const { id: TRAIT_ID } = divingHelmetDetail;

export const TRAIT = `/economy/v1/traits/${TRAIT_ID}`;

export const ordersOf = (kind: 'listing' | 'offer') => `${TRAIT}/orders?kind=${kind}&limit=60`;

export const page = (...items: readonly Order[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

export const onSignIn = vi.fn();
export const onStart = vi.fn();

function Opened({ action, restored }: { action: Action; restored: ActionDraft | undefined }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ActionDialog
      action={action}
      restored={restored}
      address={aliceAddress}
      opener={{ current: null }}
      onSignIn={onSignIn}
      onInterrupted={vi.fn()}
      onStart={onStart}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

export const openAction = (
  action: Action,
  answers: Parameters<typeof stubApi>[0] = {},
  restored?: ActionDraft,
  {
    session = signedInAsAlice,
    ...wallet
  }: { session?: Session; walletChain?: number; isWalletSilent?: boolean } = {},
) => {
  const { answer } = stubApi({
    [TRAIT]: { body: divingHelmetDetail },
    [`${TRAIT}/history`]: { body: traitHistory },
    [ordersOf('listing')]: page(ofBob),
    [ordersOf('offer')]: page(),
    '/economy/v1/wallets/me/balances': { body: balances },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage },
    ...answers,
  });
  const { start, within } = stubActions();
  const opened = within(<Opened action={action} restored={restored} />);
  return { answer, start, ...renderScreen(opened, { session, ...wallet }) };
};

export const ofBob: Order = { ...listing, maker: { address: bobAddress, username: null } };

export const offerOfBob: Order = {
  ...ofBob,
  kind: 'offer',
  gives: [],
  gets: listing.gives,
  unitPrice: { chainId: 1, coin: 'wrapped', amount: '120000000000000000' },
};

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Types a text in place of a field's own, even if that is filled in only after the first letter. */
export const typeOver = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.type(field, '1');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
