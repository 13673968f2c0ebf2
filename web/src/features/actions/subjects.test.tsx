import {
  construction,
  dressBatchPlan,
  dressPlan,
} from '@trait-market/contract/fixtures/economy/benches';
import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { tideOne } from '@trait-market/contract/fixtures/economy/packs';
import { eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { ofBob, openAction, press } from '@/testing/actions/open-action';
import { ownedEyes } from '@/testing/owned-eyes';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

/** Returns the pictures of the dialog, in their order. */
const pictures = () =>
  [...screen.getByRole('dialog').querySelectorAll('img')].map(({ src }) => src);

const before = 'https://pictures.example/before.svg';
const plan = { ...dressPlan, avatar: { ...dressPlan.avatar, imageUrl: before } };
const fall = {
  rank: { before: 18, after: 31, of: 120 },
  rarity: { before: 'epic', after: 'rare' },
  rarityScore: { before: 30, after: 21.5 },
} as const;
const FALLS =
  'Rarity score 30.0 → 21.5, rank 18th → 31st. Its rarest trait will be Rare, not Epic.';

describe('E428 pictures come before the sentences', () => {
  test('the avatar before and after, and the trait that comes off', async () => {
    openAction({ kind: 'dress', plan, buys: [] });
    expect(await screen.findByText(/^You take off/)).toBeVisible();
    expect(pictures()).toEqual([before, dressPlan.imageUrl, plan.changes[0]?.takenOff?.imageUrl]);
    expect(screen.getByRole('img', { name: /, now$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /, after$/ })).toBeVisible();
    expect(screen.getByText(/^After that, it wears/)).toBeVisible();
  });

  test('the avatar that an undo changes back', async () => {
    openAction({ kind: 'undoDress', construction });
    expect(await screen.findByText(/^You undo the change/)).toBeVisible();
    expect(pictures()).toEqual([construction.after.imageUrl, construction.before.imageUrl]);
  });

  test.each([
    ['a pack to buy', { kind: 'buyPacks', drop: tideOne }, 'Tide One'],
    ['a pack to open', { kind: 'openPacks', drop: tideOne }, 'Tide One'],
    [
      'the traits of a re-roll',
      { kind: 'reroll', pool: eyesPool, stake: [ownedEyes(1).trait] },
      'Re-roll',
    ],
  ] as const)('%s', async (_, action, name) => {
    openAction(structuredClone(action) as Action);
    expect((await screen.findAllByText(name))[0]).toBeVisible();
  });
});

test('E627 the rarest traits that could come out of a pack to open', async () => {
  const preview = eyesPool.items.map(({ trait }) => trait);
  openAction({ kind: 'openPacks', drop: { ...tideOne, preview: preview.slice(0, 5) } });
  await screen.findByRole('heading', { name: 'Could come out' });
  for (const { value } of preview.slice(0, 4))
    expect(screen.getByRole('img', { name: value })).toBeVisible();
  expect(screen.queryByRole('img', { name: String(preview[4]?.value) })).not.toBeInTheDocument();
});

describe('E427 a review before the signature', () => {
  test('warns that the avatar’s score and rank fall', async () => {
    openAction({ kind: 'dress', plan: { ...plan, ...fall }, buys: [] });
    expect(await screen.findByText(FALLS)).toBeVisible();
  });

  test('warns of each of several avatars', async () => {
    const [first] = dressBatchPlan.dressings;
    if (first === undefined) throw new Error('The batch has no avatar.');
    openAction({
      kind: 'dressBatch',
      plan: { ...dressBatchPlan, dressings: [{ ...first, ...fall }] },
    });
    expect(await screen.findByText(FALLS)).toBeVisible();
  });
});

const rowOf = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const held = dressPlan.balance.subscription + dressPlan.balance.vanilla;

test.each<[string, Action, number]>([
  ['one avatar', { kind: 'dress', plan, buys: [] }, dressPlan.credits],
  ['several avatars', { kind: 'dressBatch', plan: dressBatchPlan }, dressBatchPlan.credits],
])(
  'E629 the review of a change of %s names its credits and those left',
  async (_, action, cost) => {
    openAction(action);
    await screen.findByText('What your wallet will sign');
    expect(rowOf('Cost')).toBe(`${cost} credits`);
    expect(rowOf('Your credits afterwards')).toBe(String(held - cost));
  },
);

describe('E625 a look with a trait that is bought first', () => {
  const look: Action = { kind: 'dress', plan, buys: [ofBob] };
  const SIGN = 'Sign 2 times';

  test('is one step: the review of both signatures is below, and its button signs', async () => {
    openAction(look);
    expect(await screen.findByText(/^One trait is bought first/)).toBeVisible();
    expect(screen.getByText('Signature 1 of 2: purchase')).toBeVisible();
    expect(screen.getByText('Signature 2 of 2: change')).toBeVisible();
    expect(rowOf('Your credits afterwards')).toBe(String(held - dressPlan.credits));
    await press(SIGN);
    expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
      { kind: 'cart' },
      { kind: 'dress' },
    ]);
  });

  test('can’t be signed without the coins, and says what it costs', async () => {
    const items = balances.items.map((one) => ({ ...one, native: '1', wrapped: '0' }));
    openAction(look, { '/economy/v1/wallets/me/balances': { body: { items } } });
    expect(await screen.findByText(/^Not enough ETH: you have /)).toBeVisible();
    expect(rowOf('You pay')).toMatch(/^0\.12 ETH/);
    expect(rowOf('Cost')).toBe(`${dressPlan.credits} credits`);
    expect(screen.getByRole('button', { name: 'Sign the change' })).toBeDisabled();
  });
});
