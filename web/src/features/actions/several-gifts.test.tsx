import { fathom7, given } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import { bob, confirm, enter, open, OPEN_ORDERS, review } from '@/testing/actions/gift';
import { ownedEyes } from '@/testing/owned-eyes';
import { stubApi } from '@/testing/stub-api';

import { severalDone } from './dialog/outcome/several-done';
import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';
import { severalLines, severalOf } from './dialog/signing/several-lines';
import { giftSeveral } from './gift/several-action';
import { giftBatchSteps } from './gift/several-form';
import { giftBatchMessage } from './gift/several-message';

afterEach(() => sessionStorage.clear());

const { trait } = ownedEyes(1);
const { trait: second } = ownedEyes(2);
const eyes = { trait, quantity: 3, listedByOwner: 2 };
const onPolygon = { trait: { ...second, chainId: 137 as const }, quantity: 1, listedByOwner: 0 };
const avatar = { avatar: fathom7 };
type Own = Extract<Action, { kind: 'giftSeveral' }>;
const action: Own = { kind: 'giftSeveral', items: [eyes, avatar] };
const ofTwoNetworks: Own = { kind: 'giftSeveral', items: [eyes, onPolygon] };

const chosen = ({ items }: Own) => items.map((item) => ({ item, quantity: 1 }));

test('E668 several items are reviewed with one recipient, the editions of each and the orders that become inactive', async () => {
  const item = { kind: 'trait' as const, trait, quantity: 2 };
  const order = {
    ...listing,
    gives: [item],
    quantity: 1,
    state: { kind: 'fillable' },
    revivedAt: null,
  };
  open({ [OPEN_ORDERS]: { body: { items: [order], nextCursor: null, total: 1 } } }, action);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 2 items' }));
  await enter('Recipient’s username or address', bob);
  const editions = /^Editions of Own eyes 1 to send \(of 3\)$/;
  await enter(editions, '4');
  await review();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter a whole number from 1 to 3.',
    'Tick this box first.',
  ]);
  await enter(editions, '2');
  expect(dialog.getByText(/^You’ve listed Own eyes 1\./)).toBeVisible();
  await confirm();
  await review();
  expect(
    await screen.findByText(`You send 2 editions of 1 trait and 1 avatar on Ethereum to ${bob}.`),
  ).toBeVisible();
  expect(screen.getByText('The avatar goes with everything that it wears.')).toBeVisible();
  expect(screen.getByText('If one of them can’t be sent, none is.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Recipient' })).toBeVisible();
  expect(
    await screen.findByRole('region', { name: 'Orders that become inactive' }),
  ).toHaveTextContent('Listing: 2 × Own eyes 1');
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    {
      kind: 'giftBatch',
      chainId: 1,
      message: {
        owner: aliceAddress,
        recipient: bob,
        items: [
          { token: trait.token, tokenId: trait.tokenId, quantity: '2' },
          { token: fathom7.token, tokenId: fathom7.tokenId, quantity: '1' },
        ],
      },
    },
  ]);
});

test('E668 refuses to sign another transfer than was chosen', () => {
  const [step] = giftBatchSteps(chosen(action), bobAddress, aliceAddress);
  const [first, last] = step?.message.items ?? [];
  if (step === undefined || first === undefined || last === undefined) throw new Error('No step');
  const isSigned = (change: object) =>
    matchesAction({
      action,
      address: aliceAddress,
      steps: [{ ...step, message: { ...step.message, ...change } }],
    });
  expect(isSigned({})).toBe(true);
  for (const change of [
    { owner: bobAddress },
    { recipient: aliceAddress },
    { recipient: trait.token },
    { items: [first, first] },
    { items: [{ ...first, quantity: '4' }] },
    { items: [{ ...last, quantity: '2' }] },
    { items: [{ ...first, tokenId: '99' }] },
  ])
    expect(isSigned(change), JSON.stringify(change)).toBe(false);
});

test('E668 networks are signed one after the other, to one recipient', () => {
  const steps = giftBatchSteps(chosen(ofTwoNetworks), bobAddress, aliceAddress);
  expect(steps.map(({ chainId }) => chainId)).toEqual([1, 137]);
  const matches = (all: typeof steps) =>
    matchesAction({ action: ofTwoNetworks, address: aliceAddress, steps: all });
  expect(matches(steps)).toBe(true);
  const [first, last] = steps;
  if (first === undefined || last === undefined) throw new Error('There are two networks');
  const other = { ...last.message, recipient: fathom7.owner.address };
  expect(matches([first, { ...last, message: other }])).toBe(false);
  expect(giftSeveral.canSkip?.(ofTwoNetworks, { steps, at: 1 })).toBe(true);
  expect(giftSeveral.canSkip?.(action, { steps: [first], at: 0 })).toBe(false);
});

test('E668 the receipt says how many were sent, and what wasn’t when a network is declined', async () => {
  const steps = giftBatchSteps(
    ofTwoNetworks.items.map((item) => ({ item, quantity: item === eyes ? 2 : 1 })),
    bobAddress,
    aliceAddress,
  );
  const several = severalOf(ofTwoNetworks, { steps, at: 1 });
  if (several === undefined) throw new Error('Several items have a receipt of lines.');
  const receipt = (missed: { at: number; title: string }[]) => {
    const { title, rows } = severalDone(
      several,
      severalLines(several, ofTwoNetworks, { steps, at: 1, missed }),
    );
    return [title, ...rows.map(({ label, value }) => `${label}: ${String(value)}`)];
  };
  expect(receipt([])).toEqual(['They’re sent', 'Own eyes 1: 2 sent', 'Own eyes 2: 1 sent']);
  expect(receipt([{ at: 1, title: 'You declined it' }])).toEqual([
    'You sent 1 of 2',
    'Own eyes 1: 2 sent',
    'Own eyes 2: You declined it',
  ]);
});

test('E668 items on two networks need a signature for each, and the form says so', async () => {
  open({}, ofTwoNetworks);
  expect(
    await screen.findByText(
      'Each network needs its own signature, so your wallet will ask 2 times.',
    ),
  ).toBeVisible();
});

test('E668 a signature is sent once for all items of its network', async () => {
  stubApi({
    'POST /economy/v1/wallets/me/gifts/several': { status: 201, body: { activities: [given] } },
  });
  const [step] = giftBatchSteps(chosen(action), bobAddress, aliceAddress);
  if (step === undefined) throw new Error('There is a step');
  expect(await giftBatchMessage.send(step, `0x${'5a'.repeat(65)}`, action)).toMatchObject({
    missedLines: [],
  });
});

test('E683 an item can be taken out of the form, which keeps the rest and moves the focus to the next one', async () => {
  open({}, action);
  await enter('Recipient’s username or address', bob);
  await confirm();
  await userEvent.click(screen.getByRole('button', { name: 'Take out Own eyes 1' }));
  expect(screen.getByRole('button', { name: 'Take out Fathom Club #7' })).toHaveFocus();
  expect(screen.queryByLabelText(/^Editions of Own eyes 1/)).not.toBeInTheDocument();
  await review();
  expect(await screen.findByText(`You send 1 avatar on Ethereum to ${bob}.`)).toBeVisible();
  const { steps = [], values } = readActionDraft(aliceAddress) ?? {};
  expect(steps).toMatchObject([{ message: { items: [{ tokenId: fathom7.tokenId }] } }]);
  expect(values).toMatchObject({ recipient: bob });
  const several = severalOf(action, { steps, at: 0 });
  if (several === undefined) throw new Error('Several items have a receipt of lines.');
  expect(
    severalLines(several, action, { steps, at: 0 }).map(({ label, reason }) => [label, reason]),
  ).toEqual([
    ['Own eyes 1', 'Left out'],
    ['Fathom Club #7', undefined],
  ]);
});

test('E683 a refusal names the item that can’t be sent, and leads back to the form', () => {
  const refused = { title: 'Not yours', words: 'Close this.', remedy: 'close' } as const;
  const error = (about: object) =>
    new AppError('http', 'raw', {
      status: 409,
      data: { message: 'raw', code: 'not-the-holder', ...about },
    });
  const refusedFor = (about: object) => giftSeveral.refusedFor?.(refused, error(about), action);
  const titleFor = (about: object) => refusedFor(about)?.title;
  expect(refusedFor({ trait: trait.id })?.remedy).toBe('fill');
  expect(titleFor({ trait: trait.id })).toBe('You no longer have enough of Own eyes 1');
  expect(titleFor({ avatar: { collection: fathom7.collection, tokenId: '7' } })).toBe(
    'You no longer have enough of Fathom Club #7',
  );
  expect(titleFor({})).toBe('Not yours');
});
