import { expect, test } from 'vitest';
import { composeTraits } from './catalogue';
import { COLLECTIONS } from './collections';
import { composeAvatar } from './compose-avatar';
import {
  BARE_SLOTS,
  drawAvatar,
  drawBareLayer,
  drawHeadLayer,
  drawWornLayer,
  HEAD_SEED,
  HEAD_SLOTS,
} from './draw-avatar';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { UNSAFE, marksOf, sizeOf, stackOf } from './svg.fixture';

const traits = composeTraits({ count: 800, seed: 'avatars' });
const avatars = Array.from({ length: 60 }, (_, seed) => composeAvatar({ seed, traits }));
const layersOf = (svg: string) =>
  Array.from(svg.matchAll(/data-slot="([a-z]+)"/g), ([, slot]) => slot);

const [one] = avatars;
if (!one) throw new Error('expected an avatar');

test('avatars are well-formed, limited in size and contain only shapes', async () => {
  const drawn = avatars.map(drawAvatar);
  const sizes = await Promise.all(drawn.map(sizeOf));
  expect(new Set(sizes)).toEqual(new Set(['svg 512x512']));
  for (const svg of drawn) {
    expect(svg).not.toMatch(UNSAFE);
    expect(svg.length).toBeLessThan(20_000);
  }
});

test('the same avatar is the same picture, whatever the order of its traits', () => {
  for (const avatar of avatars) {
    const turned = { ...avatar, traits: avatar.traits.toReversed() };
    expect(drawAvatar(turned)).toBe(drawAvatar(avatar));
  }
});

test('layers are stacked in slot order', () => {
  for (const avatar of avatars) {
    const layers = layersOf(drawAvatar(avatar));
    expect(layers).toEqual(SLOTS.filter((slot) => layers.includes(slot)));
    for (const { slot } of avatar.traits) expect(layers).toContain(slot);
  }
});

test.each(COLLECTIONS.map(({ slug }) => slug))(
  'a bare avatar of %s has a body and a face',
  (slug) => {
    const svg = drawAvatar({ collection: slug, traits: [], seed: 1 });
    expect(layersOf(svg)).toEqual(['background', 'body', 'mouth', 'eyes']);
  },
);

test('taking a trait off changes only its layer', () => {
  const hatted = avatars.find(({ traits: worn }) => worn.some(({ slot }) => slot === 'headwear'));
  if (!hatted) throw new Error('expected a hat');
  const bare = { ...hatted, traits: hatted.traits.filter(({ slot }) => slot !== 'headwear') };
  const layer = /<g data-slot="headwear">.*?<\/g><\/g>(?=<g data-slot|<\/svg>)/;
  expect(drawAvatar(hatted).replace(layer, '')).toBe(drawAvatar(bare));
});

/**
 * Returns a head's layers: in each slot the worn trait, otherwise the worn body's drawing,
 * otherwise the bare head's.
 */
const stackedOn = ({ collection, traits: worn }: Pick<typeof one, 'collection' | 'traits'>) => {
  const body = worn.find(({ slot }) => slot === 'body');
  const layerIn = (slot: Slot): string | undefined => {
    const trait = worn.find((each) => each.slot === slot);
    if (trait !== undefined) return drawWornLayer(trait);
    const onBody = BARE_SLOTS.find((each) => each === slot);
    if (onBody !== undefined && body !== undefined) return drawBareLayer(onBody, body);
    const onHead = HEAD_SLOTS.find((each) => each === slot);
    return onHead && drawHeadLayer(onHead, collection);
  };
  return stackOf(
    SLOTS.flatMap((slot) => {
      const svg = layerIn(slot);
      return svg === undefined ? [] : [{ slot, svg }];
    }),
  );
};

test('E41 on a bare head, stacked layers match the complete picture, whatever is put on it', () => {
  for (const { slug: collection } of COLLECTIONS) {
    const bare = { collection, traits: [], seed: HEAD_SEED };
    expect(stackedOn(bare), collection).toBe(marksOf(drawAvatar(bare)));
  }
  for (const [place, { collection, traits: worn }] of avatars.entries()) {
    const head = { collection, traits: worn.slice(place % worn.length), seed: HEAD_SEED };
    expect(stackedOn(head)).toBe(marksOf(drawAvatar(head)));
  }
});

test('refuses two traits in one slot, and an unknown collection', () => {
  const [first, second] = traits.filter(({ slot }) => slot === 'eyes');
  if (!first || !second) throw new Error('expected two traits for the eyes');
  expect(() => drawAvatar({ ...one, traits: [first, second] })).toThrow(RangeError);
  expect(() => drawAvatar({ ...one, collection: 'nowhere' })).toThrow(RangeError);
});
