import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Slot } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { idsOf, lookOf } from './look';
import { shuffled } from './shuffle';

const trait = (id: string, slot: Slot): Wearable => ({
  id,
  value: id,
  slot,
  rarity: 'common',
  collection: 'fathom-club',
});

const look = lookOf([trait('sea', 'background'), trait('brass', 'body'), trait('hat', 'headwear')]);
const options = [trait('cap', 'headwear'), trait('crown', 'headwear'), trait('tin', 'body')];
const none: ReadonlySet<Slot> = new Set();

test('each slot gets one of the traits that fit it', () => {
  expect(idsOf(shuffled(look, options, none, () => 0.99))).toEqual(['sea', 'tin', 'crown']);
  expect(idsOf(shuffled(look, options, none, () => 0.4))).toEqual(['sea', 'tin', 'cap']);
});

test('may leave a slot empty if that is allowed, but never a body or a background', () => {
  expect(idsOf(shuffled(look, options, none, () => 0))).toEqual(['sea', 'tin']);
  expect(idsOf(shuffled(look, [], none, () => 0))).toEqual(['sea', 'brass']);
});

test('keeps what is locked, even an empty slot', () => {
  const locked = new Set<Slot>(['headwear', 'body', 'eyes']);
  const lens = trait('lens', 'eyes');
  expect(idsOf(shuffled(look, [...options, lens], locked, () => 0.99))).toEqual([
    'sea',
    'brass',
    'hat',
  ]);
});
