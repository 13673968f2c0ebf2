import { expect, test } from 'vitest';

import { ownedEyes } from '@/testing/owned-eyes';
import { stakeable, stakeOf, whyNot, type Stakeable } from './stake';

const all = stakeable(
  [
    ownedEyes(1, { quantity: 2, listedByOwner: 2 }),
    ownedEyes(2, { quantity: 3, listedByOwner: 1 }),
    ownedEyes(3, { quantity: 1, tier: 'rare' }),
    ownedEyes(4, { quantity: 3, tier: 'legendary' }),
    ownedEyes(5, { quantity: 1 }),
  ],
  { slot: 'eyes' },
);
const at = (number: number): Stakeable => {
  const found = all.find(({ trait }) => trait.id === `eyes-${number}`);
  if (found === undefined) throw new Error(`No ${number}`);
  return found;
};

test('a trait whose editions are all listed can’t be chosen, and comes last', () => {
  expect(all.at(-1)).toBe(at(1));
  expect(whyNot(at(1), all, {}, 'one')).toMatch(/listed for sale/);
  expect(whyNot(at(2), all, {}, 'one')).toBeUndefined();
});

test('an upgrade takes three free editions of one tier that isn’t the scarcest', () => {
  expect(whyNot(at(2), all, {}, 'three')).toBeUndefined();
  expect(whyNot(at(5), all, { 'eyes-2': 2 }, 'three')).toBeUndefined();
  expect(whyNot(at(2), all, { 'eyes-2': 2 }, 'three')).toMatch(/no more available/);
  const several = stakeable([ownedEyes(2), ownedEyes(6, { quantity: 3, tier: 'rare' })], {
    slot: 'eyes',
  });
  const [, rare] = several;
  expect(rare && whyNot(rare, several, { 'eyes-2': 1 }, 'three')).toMatch(/Another tier/);
  expect(whyNot(at(3), all, {}, 'three')).toMatch(/too few of this tier/);
  expect(whyNot(at(4), all, {}, 'three')).toMatch(/no tier with fewer editions/);
});

test('puts in what is chosen, edition by edition', () => {
  expect(stakeOf(all, { 'eyes-2': 2, 'eyes-5': 1 }).map(({ id }) => id)).toEqual([
    'eyes-2',
    'eyes-2',
    'eyes-5',
  ]);
});
