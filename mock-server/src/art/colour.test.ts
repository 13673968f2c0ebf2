import { expect, test } from 'vitest';
import { contrast, oklabOf, tonesOf } from './colour';
import { CLOTHS, EARTHS, GLASS, HAIR, LIVING, METALS, SKIES, TRIMS, WOODS } from './finishes';

const finishes = [CLOTHS, EARTHS, GLASS, HAIR, LIVING, METALS, SKIES, TRIMS, WOODS].flat();

test('every finish gives distinguishable tones, from light to dark', () => {
  for (const { colour } of finishes) {
    const tones = tonesOf(colour);
    const [light, base, shade, deep] = [tones.light, tones.base, tones.shade, tones.deep].map(
      (tone) => oklabOf(tone)[0],
    );
    expect([light, base, shade, deep]).toEqual(
      [light, base, shade, deep].toSorted((one = 0, other = 0) => other - one),
    );
    expect(contrast(tones.base, tones.shade)).toBeGreaterThan(0.04);
    expect(contrast(tones.base, tones.light)).toBeGreaterThan(0.02);
  }
});

test('black and white have the greatest difference, and a color has none from itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(1, 2);
  expect(contrast('#c0653a', '#c0653a')).toBe(0);
});

test.each(['red', '#fff', '#12345g', '"/><script>', ''])('%j is not a color', (text) => {
  expect(() => tonesOf(text)).toThrow(SyntaxError);
});
