import type { Wearable } from '@trait-market/contract/economy/avatars';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Slot } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { lookOf } from '@/lib/looks/look';

import { editionsLeft, givenLook, handedOver, shortagesOf } from './editions';
import { lookWith, type Fitted, type Wishes } from './wishes';

const trait = (id: string, slot: Slot): Wearable => ({ ...divingHelmetRef, id, slot, value: id });
const hat = trait('hat', 'headwear');
const cap = trait('cap', 'headwear');
const eyes = trait('eyes', 'eyes');
const [tin, brass] = [trait('tin', 'body'), trait('brass', 'body')];

const avatar = (tokenId: string, worn: Wearable[], look = worn): Fitted => ({
  tokenId,
  name: `#${tokenId}`,
  shortName: `#${tokenId}`,
  worn: lookOf(worn),
  look: lookOf(look),
});
const after = (avatars: readonly Fitted[], wishes: Wishes) =>
  avatars.map(({ tokenId, worn, look }) => {
    const wish = wishes[tokenId];
    return Object.values(wish ? lookWith(worn, wish) : look).map(({ id }) => id);
  });

test('what one avatar takes off is available to another', () => {
  const swap = [avatar('1', [hat], [cap]), avatar('2', [cap], [hat])];
  expect(Object.fromEntries(editionsLeft(new Map([['eyes', 2]]), swap))).toEqual({
    eyes: 2,
    hat: 0,
    cap: 0,
  });
  expect(shortagesOf(new Map(), swap, [])).toEqual([]);
});

test('E60 says who would get a trait with too few editions, and who wears them', () => {
  const chosen = [avatar('1', [], [hat]), avatar('2', [], [hat]), avatar('3', [hat])];
  const others = [avatar('4', [hat]), avatar('5', [cap])];
  expect(shortagesOf(new Map([['hat', 1]]), chosen, others)).toMatchObject([
    {
      trait: hat,
      has: 1,
      takers: [{ tokenId: '1' }, { tokenId: '2' }],
      wearers: [{ tokenId: '3' }, { tokenId: '4' }],
    },
  ]);
  expect(shortagesOf(new Map([['hat', 2]]), chosen, others)).toEqual([]);
});

test('applies a look as far as the editions go, and leaves body and background unchanged', () => {
  const chosen = [
    avatar('1', [tin, hat], [tin, hat, eyes]),
    avatar('2', [brass]),
    avatar('3', [brass, cap]),
  ];
  const { wishes, notGiven } = givenLook(
    lookOf([hat, eyes]),
    new Map([
      ['hat', 1],
      ['eyes', 9],
    ]),
    chosen,
    ['2', '3'],
  );
  expect(after(chosen, wishes)).toEqual(
    [['tin', 'hat', 'eyes'].toSorted(), ['brass', 'eyes', 'hat'], ['brass', 'cap', 'eyes']].map(
      (ids) => expect.arrayContaining(ids),
    ),
  );
  expect(notGiven).toEqual([{ trait: hat, given: 1, wanted: 2 }]);
});

test('takes off what a look leaves empty, and gives it to the next one', () => {
  const chosen = [avatar('1', [tin, eyes, hat]), avatar('2', [brass])];
  const { wishes, notGiven } = givenLook(lookOf([hat]), new Map(), chosen, ['1', '2']);
  expect(wishes['1']).toEqual({ eyes: null });
  expect(notGiven).toEqual([{ trait: hat, given: 1, wanted: 2 }]);
  expect(wishes['2']).toEqual({});
});

test('an avatar that gives up a trait goes without, or swaps if the slot can’t be empty', () => {
  const [one, other] = [avatar('1', [tin, hat]), avatar('2', [brass], [tin])];
  expect(handedOver(one, other, hat)).toEqual({ 1: { headwear: null } });
  expect(handedOver(one, other, tin)).toEqual({ 1: { body: brass } });
});
