import type { Wearable } from '@trait-market/contract/economy/avatars';
import { expect, test } from 'vitest';

import { closestLook } from './closest';
import { idsOf, lookOf } from './look';

const trait = (
  value: string,
  slot: Wearable['slot'],
  rarity: Wearable['rarity'] = 'rare',
): Wearable => ({
  id: value.toLowerCase().replaceAll(' ', '-'),
  value,
  slot,
  rarity,
  collection: 'c',
});

const helmet = trait('Brass Diving Helmet', 'headwear');
const eyes = trait('Laser Eyes', 'eyes');
const closest = (...owned: Wearable[]) => idsOf(closestLook(lookOf([helmet, eyes]), owned));

test('keeps what is owned', () => {
  expect(closest(eyes, helmet)).toEqual(['laser-eyes', 'brass-diving-helmet']);
});

test('replaces what’s missing by the trait with the most similar name, then by one as rare', () => {
  const crown = trait('Tin Crown', 'headwear');
  const common = trait('Paper Crown', 'headwear', 'common');
  const other = trait('Iron Diving Helmet', 'headwear', 'common');
  expect(closest(crown, other, common)).toEqual(['iron-diving-helmet']);
  expect(closest(common, crown)).toEqual(['tin-crown']);
});

test('leaves a slot empty when no trait for it is owned', () => {
  expect(closest(trait('Fez', 'headwear'), trait('Pipe', 'mouth'))).toEqual(['fez']);
});
