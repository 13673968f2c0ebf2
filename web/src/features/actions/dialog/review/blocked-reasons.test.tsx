import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { offerOfBob, ofBob, openAction, TRAIT_ID, typeOver } from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const POOR = {
  '/economy/v1/wallets/me/balances': {
    body: { items: [{ chainId: 1, native: '1', wrapped: '1', counter: '0' }] },
  },
};
const EMPTY = {
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: { items: [], nextCursor: null, total: 0 },
  },
};

const nextTo = (button: HTMLElement) => button.closest('[data-slot=dialog-actions]');

const cases: [name: string, Action, Parameters<typeof openAction>[1], string, string][] = [
  [
    'purchase that costs too much',
    { kind: 'buy', order: ofBob },
    POOR,
    'Sign the purchase',
    'Not enough ETH. Add ETH to your wallet.',
  ],
  [
    'sale of a trait that isn’t held',
    { kind: 'accept', order: offerOfBob },
    EMPTY,
    'Sign the sale',
    'You don’t hold what this offer asks for.',
  ],
];

test.each(cases)(
  'E505 the disabled button of a %s has the reason next to it',
  async (_name, action, answers, name, reason) => {
    openAction(action, answers);
    expect(await screen.findByText(reason)).toBeVisible();
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(nextTo(button)).toHaveTextContent(reason);
  },
);

test('E505 the reason next to the button of a form disappears once the form can be signed', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID });
  const price = await screen.findByLabelText(/^Price per edition, in/);
  await typeOver(price, '99');
  const blocked = screen.getByRole('button', { name: 'Sign the offer' });
  expect(blocked).toBeDisabled();
  expect(nextTo(blocked)).toHaveTextContent('Not enough WETH. Offer less, or add ETH.');
  await typeOver(price, '0.1');
  const sign = await screen.findByRole('button', { name: 'Sign 2 times' });
  expect(sign).toBeEnabled();
  expect(nextTo(sign)).toHaveTextContent(/^Sign 2 times$/);
});

test('E505 a price that waits for its tick has it right above the button', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID });
  await typeOver(await screen.findByLabelText(/^Price per edition, in/), '0.03');
  const box = await screen.findByRole('checkbox', { name: /75% below the floor/ });
  const sign = screen.getByRole('button', { name: 'Sign the listing' });
  expect(sign).toBeDisabled();
  expect(nextTo(sign)).toContainElement(box);
  expect(nextTo(sign)).toHaveTextContent(/^Confirm the price before you sign\./);
  await userEvent.click(box);
  expect(sign).toBeEnabled();
  expect(nextTo(sign)).toHaveTextContent(/^I want to list it 75% below the floorSign the listing$/);
});
