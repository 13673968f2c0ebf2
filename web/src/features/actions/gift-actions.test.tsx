import { CHAINS } from '@trait-market/contract/economy/shared';
import { fathomClub, given } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddress } from 'viem';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { ownedEyes } from '@/testing/owned-eyes';
import { renderActionDialog } from '@/testing/render-action-dialog';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';
import { giftMessage } from './gift/action';

const { trait } = ownedEyes(1);
const action: Action = { kind: 'gift', trait, loose: 3, listed: 2 };
const bob = getAddress(bobAddress);
const collections = { items: [fathomClub], nextCursor: null, total: 1 };
const CONTRACT = 'This is a contract, not a wallet: anything you send there is lost.';

const open = () => {
  stubApi({
    [`/economy/v1/traits/${trait.id}`]: { body: { ...divingHelmetDetail, ...trait } },
    '/economy/v1/collections': { body: collections },
  });
  renderActionDialog(action);
};

const enter = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const review = async () => userEvent.click(screen.getByRole('button', { name: 'Review' }));
const confirm = async () =>
  userEvent.click(screen.getByRole('checkbox', { name: /can’t get back what I send/ }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

afterEach(() => sessionStorage.clear());

test('T102 the review shows the whole address, and that nothing comes back', async () => {
  open();
  await enter('Recipient’s address', ` ${bob}\n`);
  await enter('Editions to send (of 3)', '2');
  expect(screen.getByText(/You’ve listed 2 of them/)).toBeVisible();
  await confirm();
  await review();
  expect(
    await screen.findByText(new RegExp(`^You send 2 editions of “Own eyes 1” .* to ${bob}\\.$`)),
  ).toBeVisible();
  expect(screen.getByText(/nothing in return, and this can’t be undone/)).toBeVisible();
  expect(readActionDraft(aliceAddress)?.steps[0]).toMatchObject({
    kind: 'gift',
    message: { owner: aliceAddress, token: trait.token, tokenId: trait.tokenId, quantity: '2' },
  });
});

test.each([
  ['0x1234', 'Enter a wallet address: 0x and 40 characters from 0–9 and a–f.'],
  [
    bob.replace(/[a-f]/, (letter) => letter.toUpperCase()),
    'A character of this address is wrong. Copy it again from its owner.',
  ],
  [`0x${'0'.repeat(40)}`, 'No one owns this address: anything you send there is lost.'],
  [getAddress(aliceAddress), 'This is your own address. Enter the address of another wallet.'],
  [getAddress(trait.token), CONTRACT],
  [getAddress(fathomClub.contracts.avatars), CONTRACT],
  [getAddress(CHAINS[1].wrapped), CONTRACT],
])('T102 nothing is sent to %s', async (entered, error) => {
  open();
  await enter('Recipient’s address', entered);
  await confirm();
  await review();
  expect(alerts()).toEqual([error]);
});

test('is reviewed once the user has said that it can’t be brought back, and for no more than they have', async () => {
  open();
  await enter('Recipient’s address', bobAddress.toLowerCase());
  await enter(/^Editions/, '4');
  await review();
  expect(alerts()).toEqual(['Enter a whole number from 1 to 3.', 'Tick this box first.']);
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
});

test('T102 refuses to sign another gift than was chosen', async () => {
  open();
  await enter('Recipient’s address', bob);
  await confirm();
  await review();
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  if (step?.kind !== 'gift') throw new Error('A gift is put up for review');
  const isSigned = (change: object) =>
    matchesAction({
      action,
      address: aliceAddress,
      steps: [{ ...step, message: { ...step.message, ...change } }],
    });
  expect(isSigned({})).toBe(true);
  for (const change of [
    { owner: bobAddress },
    { token: aliceAddress },
    { tokenId: '2' },
    { quantity: '4' },
    { recipient: aliceAddress },
    { recipient: trait.token },
    { recipient: `0x${'0'.repeat(40)}` },
  ])
    expect(isSigned(change), JSON.stringify(change)).toBe(false);

  stubApi({ 'POST /economy/v1/wallets/me/gifts': { status: 201, body: given } });
  const receipt = await giftMessage.send(step, `0x${'5a'.repeat(65)}`, action);
  expect(receipt.rows).toEqual([
    { label: 'To', value: bob },
    { label: 'Editions', value: '1' },
  ]);
});
