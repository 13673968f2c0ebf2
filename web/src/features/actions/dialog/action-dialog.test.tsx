import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import {
  TRAIT_ID,
  onSignIn,
  openAction,
  ofBob,
  offerOfBob,
  press,
} from '@/testing/actions/open-action';
import { refusedAlice } from '@/testing/sessions';

import { lastEndDay } from '../shared/form/end-date';
import { readActionDraft } from './signing/action-draft';

afterEach(() => {
  sessionStorage.clear();
  onSignIn.mockClear();
});

test('E625 wrapping is one step, and does not let you wrap more than you have', async () => {
  openAction({ kind: 'wrap', chainId: 1 });
  const amount = await screen.findByLabelText('Amount, in ETH');
  await userEvent.type(amount, '3');
  expect(screen.getByRole('alert')).toHaveTextContent('That’s too much. You have 2.45 ETH.');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2');
  expect(screen.getByText(/2 ETH becomes 2 WETH/)).toBeInTheDocument();
  await press('Sign the wrapping');
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    { kind: 'wrap', chainId: 1, message: { amount: String(2n * 10n ** 18n) } },
  ]);
});

test('closing leaves nothing behind', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID });
  const price = await screen.findByLabelText('Price per edition, in WETH');
  await userEvent.clear(price);
  await userEvent.type(price, '0.5');
  expect(readActionDraft(aliceAddress)?.values).toEqual({ price: '0.5' });
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readActionDraft(aliceAddress)).toBeUndefined();
});

test.each<[Action, label: RegExp, text: string, opener?: string]>([
  [{ kind: 'accept', order: offerOfBob }, /^Editions/, '3'],
  [{ kind: 'list', traitId: TRAIT_ID }, /^Price per edition/, '0.1'],
  [{ kind: 'list', traitId: TRAIT_ID }, /^Editions/, '2'],
  [{ kind: 'offer', traitId: TRAIT_ID }, /^Price per edition/, '0.25'],
  [{ kind: 'offer', traitId: TRAIT_ID }, /^Last day, /, lastEndDay(new Date()), 'Custom'],
  [{ kind: 'wrap', chainId: 1 }, /^Amount/, '1.5'],
  [{ kind: 'unwrap', chainId: 1 }, /^Amount/, '0.75'],
])(
  'E18 restores the typed values after a reload in the middle of %o',
  async (action, label, text, opener) => {
    const before = openAction(action);
    if (opener) await userEvent.click(await screen.findByRole('button', { name: opener }));
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    const restored = readActionDraft(aliceAddress);
    before.unmount();
    openAction(action, {}, restored);
    expect(await screen.findByLabelText(label)).toHaveValue(text);
  },
);

test('E18 E472 restores the number of editions to buy after a reload', async () => {
  const before = openAction({ kind: 'buy', order: ofBob });
  await press('Buy several');
  fireEvent.change(await screen.findByLabelText(/^Editions/), { target: { value: '2' } });
  const restored = readActionDraft(aliceAddress);
  before.unmount();
  openAction({ kind: 'buy', order: ofBob }, {}, restored);
  expect(await screen.findByLabelText(/^Editions/)).toHaveValue('2');
});

test('offers to connect again, instead of a form that the provider would refuse', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID }, {}, undefined, { session: refusedAlice });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your session is no longer valid' })).toHaveFocus(),
  );
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  await press('Connect again');
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('ignores a draft of another wallet', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID });
  await screen.findByLabelText('Price per edition, in WETH');
  expect(readActionDraft(aliceAddress)).toBeDefined();
  expect(readActionDraft(bobAddress)).toBeUndefined();
});
