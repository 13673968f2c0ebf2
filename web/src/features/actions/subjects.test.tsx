import {
  construction,
  dressBatchPlan,
  dressPlan,
} from '@trait-market/contract/fixtures/economy/benches';
import { tideOne } from '@trait-market/contract/fixtures/economy/packs';
import { eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { openAction } from '@/testing/actions/open-action';
import { ownedEyes } from '@/testing/owned-eyes';

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
