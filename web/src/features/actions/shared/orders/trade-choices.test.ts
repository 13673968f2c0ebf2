import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import {
  avatarField,
  isAnythingGiven,
  promiseField,
  readGiven,
  TICKED,
  tradeChoices,
  traitField,
  UNTICKED,
} from './trade-choices';

const { token, tokenId } = divingHelmetDetail;
const wanted = { ...divingHelmetDetail, id: 'wanted' };
const traits = inventoryPage.items.flatMap((item) => (item.kind === 'trait' ? [item] : []));
const owned = { traits, avatars: [fathom7] };
const helmets = traitField(divingHelmetDetail.id);
const given = (values: Record<string, string>, avatars = owned.avatars) =>
  readGiven(tradeChoices(values, { traits, avatars }, wanted));

test('cannot give the trait itself, or anything on another chain', () => {
  const elsewhere = tradeChoices({}, owned, { ...wanted, chainId: 137 });
  expect(elsewhere).toEqual({ traits: [], avatars: [] });
  expect(tradeChoices({}, owned, divingHelmetDetail).traits).toEqual([]);
});

test('a trade needs something to give', () => {
  expect(isAnythingGiven(tradeChoices({}, owned, wanted))).toBe(false);
  expect(given({ [helmets]: '0' }).error).toMatch(/^Choose what to give/);
});

test.each(['', ' ', '0', ' 00', '٠'])('“%s” next to a trait gives none of it', (text) => {
  expect(isAnythingGiven(tradeChoices({ [helmets]: text }, owned, wanted))).toBe(false);
});

test('a number may be typed in other digits, without separators', () => {
  expect(given({ [helmets]: '٢' }).value).toMatchObject({ gives: [{ quantity: 2n }] });
  expect(given({ [helmets]: '1.000' }).error).toBe('Enter a whole number, 1 or more.');
});

test('cannot give more editions than there are', () => {
  expect(given({ [helmets]: '4' }).error).toBe('There are only 3.');
});

test('gives an avatar with a promise of everything it wears, and traits by number', () => {
  const { value } = given({ [helmets]: '2', [avatarField(fathom7)]: TICKED });
  expect(value).toMatchObject({
    gives: [
      { kind: 'avatar', token: fathom7.token, tokenId: '7' },
      { kind: 'trait', token, tokenId, quantity: 2n },
    ],
    commitments: [{ token: fathom7.token, avatarId: '7', slot: 'headwear', traitId: tokenId }],
  });
  expect(Object.values(value?.labels ?? {})).toEqual([
    'Brass Diving Helmet',
    'Fathom Club #7',
    'Brass Diving Helmet',
  ]);
});

test('the promise can be omitted', () => {
  const values = { [avatarField(fathom7)]: TICKED, [promiseField(fathom7)]: UNTICKED };
  expect(given(values).value).toMatchObject({ gives: [{ kind: 'avatar' }], commitments: [] });
});

const dressed = Array.from({ length: 21 }, (_, number) => ({ ...fathom7, tokenId: `${number}` }));
const ticked = (avatars: typeof dressed) =>
  Object.fromEntries(avatars.map((avatar) => [avatarField(avatar), TICKED]));

test('an order holds up to twenty items and twenty promises', () => {
  expect(given(ticked(dressed), dressed).error).toBe(
    'You can give up to 20 different items in a trade.',
  );
  const [worn] = fathom7.worn;
  if (worn === undefined) throw new Error('It wears nothing.');
  const overdressed = dressed
    .slice(0, 11)
    .map((avatar) => ({ ...avatar, worn: [worn, { ...worn, slot: 'eyes' as const }] }));
  expect(given(ticked(overdressed), overdressed).error).toMatch(
    /^A trade can promise up to 20 worn traits, and this promises 22\./,
  );
});
