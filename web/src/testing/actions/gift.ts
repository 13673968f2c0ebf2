import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddress } from 'viem';

import type { Action } from '@/lib/actions/action';
import type { ChainReader } from '@/lib/chain/chain-reader';
import { ownedEyes } from '@/testing/owned-eyes';
import { stubApi } from '@/testing/stub-api';

import { renderActionDialog } from './render-action-dialog';

export const { trait } = ownedEyes(1);
export const action: Action = { kind: 'gift', trait, loose: 3, listed: 2 };
export const bob = getAddress(bobAddress);
const collections = { items: [fathomClub], nextCursor: null, total: 1 };
const none = { body: { items: [], nextCursor: null, total: 0 } };
export const ACTIVITY = '/economy/v1/activity';
export const OPEN_ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
export const open = (
  answers: Parameters<typeof stubApi>[0] = {},
  opened: Action = action,
  reader?: ChainReader,
) => {
  stubApi({
    [`/economy/v1/traits/${trait.id}`]: { body: { ...divingHelmetDetail, ...trait } },
    '/economy/v1/avatars/fathom-club/7': { body: fathom7Detail },
    '/economy/v1/collections': { body: collections },
    [ACTIVITY]: none,
    [OPEN_ORDERS]: none,
    ...answers,
  });
  renderActionDialog(opened, reader);
};

export const enter = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
export const review = async () => userEvent.click(screen.getByRole('button', { name: 'Review' }));
export const confirm = async () =>
  userEvent.click(screen.getByRole('checkbox', { name: /can’t get back what I send/ }));
export const reviewGift = async (answers: Parameters<typeof stubApi>[0], to: string = bob) => {
  open(answers);
  await enter('Recipient’s username or address', to);
  await confirm();
  await review();
  return within(await screen.findByRole('region', { name: 'Recipient' }));
};
