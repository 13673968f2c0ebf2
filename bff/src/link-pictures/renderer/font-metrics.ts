import { createRequire } from 'node:module';
import type { Font } from 'satori';

import type { TypeStyle } from './fonts';

/** The part of opentype.js that is used; its published types are those of version 1. */
type ParsedFont = {
  unitsPerEm: number;
  charToGlyphIndex: (character: string) => number;
  charToGlyph: (character: string) => { advanceWidth: number };
};
type FontParser = { parse: (font: ArrayBuffer, options: { lowMemory: boolean }) => ParsedFont };
const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as FontParser;

const arrayBufferOf = (data: Font['data']): ArrayBuffer => new Uint8Array(data).buffer;

/** Reads from the fonts which characters they contain, and how wide texts are. */
export const createFontMetrics = (fonts: readonly Font[]) => {
  const parsed = fonts.map(({ name, weight = 500, data }) => ({
    name,
    weight,
    font: parse(arrayBufferOf(data), { lowMemory: true }),
  }));
  const has = (font: ParsedFont, character: string): boolean =>
    font.charToGlyphIndex(character) > 0;

  const fontFor = (character: string, { families, weight }: TypeStyle): ParsedFont | undefined => {
    const family = families.find((name) =>
      parsed.some((one) => one.name === name && has(one.font, character)),
    );
    const weights = parsed.filter(({ name }) => name === family);
    const distance = (one: { weight: number }): number => Math.abs(one.weight - weight);
    return weights.toSorted((one, other) => distance(one) - distance(other))[0]?.font;
  };

  return {
    isCovered: (character: string): boolean => parsed.some(({ font }) => has(font, character)),
    /** Returns the width of a line in em. */
    widthOf: (text: string, style: TypeStyle): number =>
      Array.from(text, (character) => {
        const font = fontFor(character, style);
        return (
          style.letterSpacing +
          (font ? font.charToGlyph(character).advanceWidth / font.unitsPerEm : 1)
        );
      }).reduce((sum, width) => sum + width, 0),
  };
};

export type FontMetrics = ReturnType<typeof createFontMetrics>;
