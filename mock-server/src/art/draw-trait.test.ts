import { describe, expect, test } from 'vitest';
import { composeTraits } from './catalogue';
import { COLLECTIONS } from './collections';
import { drawTrait } from './draw-trait';
import { SLOTS } from '@trait-market/contract/economy/shared';
import { UNSAFE, sizeOf } from './svg.fixture';
import type { TraitArt } from './trait-art';
import { WARDROBE } from './wardrobe';

const everyDrawing = (collection: string): TraitArt[] =>
  SLOTS.flatMap((slot) =>
    WARDROBE[slot].drawings.map((drawing, index) => ({
      value: drawing.noun,
      slot,
      collection,
      drawing: drawing.slug,
      tones: { primary: '#c0653a', trim: '#256d6c' },
      seed: index * 7919,
    })),
  );

const helmet = composeTraits({ count: 800, seed: 1 }).find(
  ({ drawing }) => drawing === 'diving-helmet',
);

describe.each(COLLECTIONS.map(({ slug }) => slug))('on the heads of %s', (collection) => {
  const drawn = everyDrawing(collection).map((trait) => ({ trait, svg: drawTrait(trait) }));

  test('every drawing is a well-formed square picture', async () => {
    const sizes = await Promise.all(drawn.map(({ svg }) => sizeOf(svg)));
    expect(new Set(sizes)).toEqual(new Set(['svg 512x512']));
  });

  test('no drawing carries scripts, references, text or ids', () => {
    for (const { svg } of drawn) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512">/);
      expect(svg).not.toMatch(UNSAFE);
    }
  });

  test('both colors of every drawing are visible', () => {
    const unseen = drawn.flatMap(({ trait, svg }) => {
      const { primary, trim } = trait.tones;
      const repainted = { ...trait, tones: { primary: '#8fc4b4', trim } };
      const retrimmed = { ...trait, tones: { primary, trim: '#f08c35' } };
      return [
        ...(drawTrait(repainted) === svg ? [`${trait.drawing}: primary`] : []),
        ...(drawTrait(retrimmed) === svg ? [`${trait.drawing}: trim`] : []),
      ];
    });
    expect(unseen).toEqual([]);
  });

  test('every drawing is small, and no two are the same', () => {
    for (const { svg } of drawn) expect(svg.length).toBeLessThan(9_500);
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });
});

test('the same trait always gives the same picture, byte for byte, even after storage', () => {
  for (const trait of composeTraits({ count: 60, seed: 'stored' })) {
    expect(drawTrait(JSON.parse(JSON.stringify(trait)))).toBe(drawTrait(trait));
  }
});

test("another seed changes a trait's details, but not its shape", () => {
  const [trait] = composeTraits({ count: 1, seed: 'detail' });
  if (!trait) throw new Error('expected a trait');
  expect(drawTrait({ ...trait, drawing: 'terrazzo', slot: 'background', seed: 1 })).not.toBe(
    drawTrait({ ...trait, drawing: 'terrazzo', slot: 'background', seed: 2 }),
  );
});

test('a stored trait that has been tampered with is refused, not drawn', () => {
  if (!helmet) throw new Error('expected a helmet');
  expect(() => drawTrait({ ...helmet, drawing: 'hat' })).toThrow(RangeError);
  expect(() => drawTrait({ ...helmet, collection: 'nowhere' })).toThrow(RangeError);
  expect(() =>
    drawTrait({ ...helmet, tones: { primary: '"/><script>', trim: '#000000' } }),
  ).toThrow(SyntaxError);
});
