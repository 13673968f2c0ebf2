import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { composeTraits } from '../../art/catalogue';
import { ALPHA } from '../../testing/market-catalogue';
import { searchKeyOf } from '../../world/records/best-matches';
import { closenessTo } from '../../world/records/close-matches';
import { createCatalogue, type Catalogue } from './catalogue';
import { catalogueWith } from './catalogue-with';
import { avatarsNamed, collectionsNamed, namedAs } from './name-match';

/** Leaves gaps in the ranks, because seed traits without a collection cause such gaps. */
const TRAITS = composeTraits({ count: 120, seed: 'names' }).flatMap((art, rank) =>
  rank % 7 === 3
    ? []
    : {
        id: `trait-${rank}`,
        value: art.value,
        slot: 'eyes' as const,
        collection: 'alpha',
        tokenId: String(rank),
        rank,
        art,
      },
);

const designed = createCatalogue([ALPHA], TRAITS);
const extended = catalogueWith(designed, [
  { id: 'by-hand', traitValue: 'Pâté lantern of the Moth' },
  { id: 'by-hand-too', traitValue: 'Lantern-keeper’s hat' },
]);

const foundIn = (catalogue: Catalogue, text: string): string[] => {
  const isNamed = namedAs(catalogue, text);
  return [...catalogue.traits.values()].flatMap((trait) => (isNamed(trait) ? [trait.id] : []));
};

const plainlyIn = (catalogue: Catalogue, text: string): string[] => {
  const name = searchKeyOf(text);
  const all = [...catalogue.traits.values()].map(({ id, value }) => ({
    id,
    key: searchKeyOf(value),
  }));
  const having = all.filter(({ key }) => key.includes(name));
  if (having.length > 0) return having.map(({ id }) => id);
  const closeness = closenessTo(name);
  const far = ({ key }: { key: string }) => Math.floor(closeness(key) ?? Infinity);
  const least = Math.min(...all.map(far));
  return all.flatMap((one) => (far(one) === least && least < Infinity ? [one.id] : []));
};

const typed = (catalogue: Catalogue): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...[...catalogue.traits.values()].map(({ value }) => value)),
      fc.nat(20),
      fc.nat(30),
      fc.constantFrom('none', 'missing', 'double', 'wrong', 'swapped', 'joined', 'turned'),
      fc.nat(30),
    )
    .map(([value, from, length, slip, place]) => {
      const text = from > 10 ? value : value.slice(from, from + length + 1);
      const at = place % Math.max(1, text.length);
      const [head, here, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
      if (slip === 'missing') return head + tail;
      if (slip === 'double') return head + here + here + tail;
      if (slip === 'wrong') return `${head}q${tail}`;
      if (slip === 'swapped') return head + tail.slice(0, 1) + here + tail.slice(1);
      if (slip === 'joined') return text.replace(' ', '');
      return slip === 'turned' ? text.split(' ').toReversed().join(' ') : text;
    });

test.each([
  ['all of one design', designed],
  ['with traits added by hand', extended],
])('E221 finds by name what a look at each name finds: %s', (_what, catalogue) => {
  fc.assert(
    fc.property(typed(catalogue), (text) => {
      expect(foundIn(catalogue, text)).toEqual(plainlyIn(catalogue, text));
    }),
    { numRuns: 300 },
  );
});

test('E221 finds every name of two words whose blank was forgotten', () => {
  for (const { value } of TRAITS) {
    const [first = '', second = '', third] = value.split(' ');
    if (third !== undefined) continue;
    expect(foundIn(designed, first + second)).toEqual(plainlyIn(designed, first + second));
    expect(foundIn(designed, first + second)).not.toEqual([]);
  }
});

test('E221 finds a trait that was added by hand, by its name and by one that comes close', () => {
  expect(foundIn(designed, 'pâté lantern')).not.toContain('by-hand');
  expect(foundIn(extended, 'pâté lantern')).toEqual(['by-hand']);
  expect(foundIn(extended, "LANTERN-KEEPER'S")).toEqual(['by-hand-too']);
  expect(foundIn(extended, 'pate lantenr moth')).toEqual(['by-hand']);
  expect(foundIn(extended, '')).toHaveLength(TRAITS.length + 2);
  expect(foundIn(extended, 'nothing like that')).toEqual([]);
});

test('E221 finds the same by a name when many others were looked for meanwhile', () => {
  const before = foundIn(designed, 'an');
  for (let number = 0; number < 40; number += 1) foundIn(designed, `nothing ${number}`);
  expect(before).not.toEqual([]);
  expect(foundIn(designed, 'an')).toEqual(before);
});

test('E575 a text that is “#” and a number finds avatars of that number only, also in a collection whose name contains it', () => {
  const names = ['Club #7', 'Area 51'];
  const catalogue = createCatalogue(
    names.map((name) => ({ ...ALPHA, slug: name, name })),
    [],
  );
  const found = (text: string) =>
    names.flatMap((collection) =>
      ['7', '8', '51']
        .filter((tokenId) => avatarsNamed(catalogue, text)({ collection, tokenId }))
        .map((tokenId) => `${collection} ${tokenId}`),
    );
  expect(found('#7')).toEqual(['Club #7 7', 'Area 51 7']);
  expect(found('Club #7')).toHaveLength(3);
  expect(found('51')).toEqual(['Club #7 51', 'Area 51 7', 'Area 51 8', 'Area 51 51']);
});

const COLLECTION_NAMES = ['Tin Parliament', 'Fathom Club', 'Quarry Saints'];
const collections = createCatalogue(
  COLLECTION_NAMES.map((name) => ({ ...ALPHA, slug: name, name })),
  [],
);

test.each([
  ['a letter is missing', 'tn parliament', 'Tin Parliament'],
  ['a letter is missing', 'tin parlament', 'Tin Parliament'],
  ['a letter is doubled', 'tiin parliament', 'Tin Parliament'],
  ['a letter is doubled', 'tin parlliament', 'Tin Parliament'],
  ['letters are swapped', 'itn parliament', 'Tin Parliament'],
  ['letters are swapped', 'tin parilament', 'Tin Parliament'],
  ['a letter is wrong', 'ton parliament', 'Tin Parliament'],
  ['a letter is wrong', 'tin parliamont', 'Tin Parliament'],
  ['a letter is missing in each word', 'fathm clb', 'Fathom Club'],
  ['a letter is doubled in each word', 'fatthom cluub', 'Fathom Club'],
  ['letters are swapped in each word', 'fahtom culb', 'Fathom Club'],
  ['a letter is wrong in each word', 'fathum clab', 'Fathom Club'],
])('E691 if %s, “%s” finds a collection and its avatars', (_kind, mistyped, name) => {
  expect([...collectionsNamed(collections, mistyped)]).toEqual([name]);
  const found = (text: string) =>
    COLLECTION_NAMES.filter((collection) =>
      avatarsNamed(collections, text)({ collection, tokenId: '7' }),
    );
  expect(found(mistyped)).toEqual([name]);
  expect(found(`${mistyped} 7`)).toEqual([name]);
  expect(found(`#7 ${mistyped}`)).toEqual([name]);
  expect(found(`${mistyped} 8`)).toEqual([]);
});

test.each(['ten parlor', 'the club of saints', 'fth clb'])(
  'E691 “%s” is too far from every collection',
  (text) => {
    expect([...collectionsNamed(collections, text)]).toEqual([]);
  },
);
