import { expect, test } from 'vitest';
import { composeTraits } from './catalogue';
import { COLLECTIONS } from './collections';
import { composeAvatar } from './compose-avatar';
import { drawAvatar } from './draw-avatar';
import { SLOTS } from '@trait-market/contract/economy/slots';
import { UNSAFE, sizeOf } from './svg.fixture';

const traits = composeTraits({ count: 800, seed: 'avatars' });
const avatars = Array.from({ length: 60 }, (_, seed) => composeAvatar({ seed, traits }));
const layersOf = (svg: string) =>
  Array.from(svg.matchAll(/data-slot="([a-z]+)"/g), ([, slot]) => slot);

const [one] = avatars;
if (!one) throw new Error('expected an avatar');

test('avatars are well-formed, bounded in size and free of anything but shapes', async () => {
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

test('layers lie in slot order', () => {
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

test('two traits in one slot are refused, an unknown collection too', () => {
  const [first, second] = traits.filter(({ slot }) => slot === 'eyes');
  if (!first || !second) throw new Error('expected two traits for the eyes');
  expect(() => drawAvatar({ ...one, traits: [first, second] })).toThrow(RangeError);
  expect(() => drawAvatar({ ...one, collection: 'nowhere' })).toThrow(RangeError);
});
