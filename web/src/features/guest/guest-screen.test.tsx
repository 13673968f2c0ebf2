import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { guestAddress } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { withUnseen } from '@/testing/unseen';

import { GuestScreen } from './guest-screen';

const show = () =>
  renderScreen(<GuestScreen returnTo="/market/?name=hat" />, { at: '/signin/guest' });
const field = () => screen.getByRole('textbox', { name: 'Wallet address' });
const follow = () => userEvent.click(screen.getByRole('button', { name: 'Follow this address' }));

test('Continue leads back to where the guest came from', async () => {
  const { whereabouts } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Continue as a guest' }));
  expect(whereabouts()).toBe('/market/?name=hat');
});

test('R3.16 saves an address, and then the guest continues', async () => {
  const { whereabouts } = show();
  await userEvent.type(field(), `  ${aliceAddress} `);
  await follow();
  expect(guestAddress.read()).toBe(aliceAddress);
  expect(whereabouts()).toBe('/market/?name=hat');
});

test('T201 saves an address that was pasted with invisible characters', async () => {
  show();
  await userEvent.click(field());
  await userEvent.paste(withUnseen(aliceAddress));
  await follow();
  expect(guestAddress.read()).toBe(aliceAddress);
});

test.each(['0x123', 'alice', ' '])('refuses %j, says why, and does not save it', async (text) => {
  const { whereabouts } = show();
  await userEvent.type(field(), text);
  await follow();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a wallet address');
  expect(field()).toBeInvalid();
  expect(guestAddress.read()).toBeUndefined();
  expect(whereabouts()).toBe('/signin/guest');
});

test('a followed address can be unfollowed', async () => {
  guestAddress.write(aliceAddress);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Stop following' }));
  expect(guestAddress.read()).toBeUndefined();
  expect(field()).toHaveValue('');
});
