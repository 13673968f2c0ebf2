import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { readActionDraft } from '@/features/actions/dialog/signing/action-draft';
import { ofBob, openAction, TRAIT_ID, typeOver } from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const NOTE = /^Your wallet is on /;

test.each<[number, string]>([
  [137, 'Your wallet is on Polygon. Before it signs, it’ll ask you to switch to Ethereum.'],
  [10, 'Your wallet is on another network. Before it signs, it’ll ask you to switch to Ethereum.'],
])(
  'E376 with a wallet on network %d, the review announces the switch',
  async (walletChain, words) => {
    openAction({ kind: 'list', traitId: TRAIT_ID }, {}, undefined, { walletChain });
    await typeOver(await screen.findByLabelText(/^Price per edition/), '0.5');
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test.each<[string, Action]>([
  ['Sign the listing', { kind: 'list', traitId: TRAIT_ID }],
  ['Sign the purchase', { kind: 'buy', order: ofBob }],
])('E376 %s with a wallet on the order’s network announces no switch', async (name, action) => {
  const { settled } = openAction(action, {}, undefined, { walletChain: 1 });
  await screen.findByRole('button', { name });
  await settled();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test('E376 a wallet that can’t be read blocks nothing', async () => {
  openAction({ kind: 'buy', order: ofBob });
  expect(await screen.findByText('What your wallet will sign')).toBeVisible();
  expect(readActionDraft(aliceAddress)?.steps).toHaveLength(1);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
