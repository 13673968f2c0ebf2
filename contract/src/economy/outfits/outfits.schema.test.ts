import { expect, test } from 'vitest';

import { outfit, saveOutfit } from '../../../fixtures/economy/outfits';
import { OutfitParamsSchema } from '../shared/path';
import { OutfitSchema, OutfitsQuerySchema, SaveOutfitSchema } from './outfits.schema';

test('fixtures parse to themselves', () => {
  expect(OutfitSchema.parse(outfit)).toEqual(outfit);
  expect(SaveOutfitSchema.parse(saveOutfit)).toEqual(saveOutfit);
});

const named = (name: unknown) => SaveOutfitSchema.safeParse({ ...saveOutfit, name });

test.each(['Sunday dive', 'x', 'Zoë’s best', '👩‍🎨 Gala', 'n'.repeat(40)])(
  '%j is a name for an outfit',
  (name) => {
    expect(named(name).data?.name).toBe(name);
  },
);

test('spaces around a name are removed', () => {
  expect(named('  Gala ').data?.name).toBe('Gala');
});

test.each(['', '   ', 'n'.repeat(41), 'Ga\u200Bla', 'Ga\u202Ela', 'Ga\nla', '\u2800', 7, null])(
  '%j is not a name for an outfit',
  (name) => {
    expect(named(name).success).toBe(false);
  },
);

test('an outfit has one to seven traits, and nothing else', () => {
  const isSaved = (change: object) =>
    SaveOutfitSchema.safeParse({ ...saveOutfit, ...change }).success;
  const traits = (count: number) => Array.from({ length: count }, (_, index) => `trait-${index}`);
  expect([0, 1, 7, 8].map((count) => isSaved({ wear: traits(count) }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isSaved({ wear: ['../x'] })).toBe(false);
  expect(isSaved({ owner: 'alice' })).toBe(false);
});

test('its id is a UUID, and a list is for one collection or several', () => {
  expect(OutfitParamsSchema.safeParse({ id: outfit.id }).success).toBe(true);
  expect(OutfitParamsSchema.safeParse({ id: 'mine' }).success).toBe(false);
  expect(OutfitsQuerySchema.parse({ collection: 'fathom-club' })).toEqual({
    collection: ['fathom-club'],
  });
});
