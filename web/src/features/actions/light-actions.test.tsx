import { lockedBurn } from '@trait-market/contract/fixtures/economy/burns';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { burnPath } from '@/lib/economy/burns/light-paths';
import { renderActionDialog } from '@/testing/actions/render-action-dialog';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';
import { messageOf } from './messages/signed-messages';

const { id: traitId, chainId, token, tokenId, value: name } = divingHelmetDetail;
const burn: Extract<Action, { kind: 'burn' }> = {
  kind: 'burn',
  traitId,
  chainId,
  token,
  tokenId,
  name,
  quantity: 2,
};

const open = (action: Action) => {
  stubApi({ [`/economy/v1/traits/${traitId}`]: { body: divingHelmetDetail } });
  renderActionDialog(action);
};

test('E165 giving to the Light says what is burned, how long it can be withdrawn, and that it’s permanent', async () => {
  open(burn);
  await screen.findByText('What your wallet will sign');
  expect(screen.getByText(/You burn 2 editions of “Brass Diving Helmet”/)).toBeInTheDocument();
  expect(screen.getByText(/For 10 minutes they’re locked/)).toBeInTheDocument();
  expect(screen.getByText(/gone for good/)).toBeInTheDocument();
  const draft = readActionDraft(aliceAddress);
  expect(draft?.steps).toEqual([
    expect.objectContaining({
      kind: 'burn',
      chainId,
      message: expect.objectContaining({
        owner: aliceAddress,
        token,
        tokenId,
        name,
        quantity: '2',
      }),
    }),
  ]);
});

test('E628 after giving to the Light, the page of the burn opens in place of a receipt', async () => {
  open(burn);
  await screen.findByText('What your wallet will sign');
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  if (step?.kind !== 'burn') throw new Error('A burn is put up for review');
  expect(messageOf(step).resultPage?.(lockedBurn.id)).toBe(burnPath(lockedBurn.id));
});

test('E166 withdrawing names what comes back, and says what happens when it’s too late', async () => {
  open({ kind: 'withdrawBurn', burn: lockedBurn });
  await screen.findByText('What your wallet will sign');
  expect(screen.getByText(/You take back “Brass Diving Helmet”/)).toBeInTheDocument();
  expect(screen.getByText(/it’s gone for good/)).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps).toEqual([
    expect.objectContaining({
      kind: 'withdrawBurn',
      message: expect.objectContaining({ burnHash: lockedBurn.id }),
    }),
  ]);
});

test('E165 refuses to sign other editions, another trait or another name than was chosen', async () => {
  open(burn);
  await screen.findByText('What your wallet will sign');
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  if (step?.kind !== 'burn') throw new Error('A burn is put up for review');
  const isSigned = (change: object) =>
    matchesAction({
      action: burn,
      address: aliceAddress,
      steps: [{ ...step, message: { ...step.message, ...change } }],
    });
  expect(isSigned({})).toBe(true);
  for (const change of [{ quantity: '20' }, { tokenId: '2' }, { name: 'Another Helmet' }])
    expect(isSigned(change)).toBe(false);
});
