import { expect, test } from 'vitest';
import { composeTraits } from './catalogue';
import { COLLECTIONS } from './collections';
import { composeAvatar } from './compose-avatar';

const traits = composeTraits({ count: 800, seed: 'dressed' });
const avatars = Array.from({ length: 300 }, (_, seed) => composeAvatar({ seed, traits }));

test('the same seed and catalogue give the same avatar', () => {
  expect(composeAvatar({ seed: 'a', traits })).toEqual(composeAvatar({ seed: 'a', traits }));
  expect(composeAvatar({ seed: 'a', traits })).not.toEqual(composeAvatar({ seed: 'b', traits }));
});

test('an avatar wears traits of its own collection from the catalogue, at most one per slot', () => {
  for (const { collection, traits: worn } of avatars) {
    expect(new Set(worn.map(({ slot }) => slot)).size).toBe(worn.length);
    for (const trait of worn) {
      expect(trait.collection).toBe(collection);
      expect(traits).toContain(trait);
    }
  }
});

test('all collections appear, and hardly any two avatars wear the same', () => {
  expect(new Set(avatars.map(({ collection }) => collection)).size).toBe(COLLECTIONS.length);
  const outfits = avatars.map(({ traits: worn }) => worn.map(({ value }) => value).join());
  expect(new Set(outfits).size).toBeGreaterThan(295);
});

test('a catalogue of one collection dresses only that collection, and an empty one dresses no one', () => {
  const owls = traits.filter(({ collection }) => collection === 'night-post');
  expect(composeAvatar({ seed: 3, traits: owls }).collection).toBe('night-post');
  expect(composeAvatar({ seed: 3, traits: [] }).traits).toEqual([]);
});
