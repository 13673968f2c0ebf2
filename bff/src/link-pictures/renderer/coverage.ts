import { createRequire } from 'node:module';
import type { Font } from 'satori';

import type { LinkPicture, WrittenText } from '../link-picture';

/** The part of opentype.js that is used; its published types are those of version 1. */
type FontParser = {
  parse: (
    font: ArrayBuffer,
    options: { lowMemory: boolean },
  ) => { charToGlyphIndex: (character: string) => number };
};
const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as FontParser;

/** Matches characters by which names differ. */
const READABLE = /[\p{L}\p{N}]/u;
/** The maximum share of a name's characters that may be left out. */
const MOST_LEFT_OUT = 0.25;

const arrayBufferOf = (data: Font['data']): ArrayBuffer => new Uint8Array(data).buffer;

/**
 * Replaces texts that the fonts can't draw, for which satori draws boxes. A name loses single
 * characters, such as emoji; a name that would lose more is replaced by its fallback.
 */
export const createCoverage = (fonts: readonly Font[]) => {
  const parsed = fonts.map(({ data }) => parse(arrayBufferOf(data), { lowMemory: true }));
  const isCovered = (character: string): boolean =>
    character === ' ' || parsed.some((font) => font.charToGlyphIndex(character) > 0);

  const drawable = <Written extends WrittenText>(written: Written): Written => {
    const characters = Array.from(written.text);
    const covered = characters.filter(isCovered);
    const text = covered.join('').replace(/ +/g, ' ').trim();
    const isReadable =
      covered.length >= characters.length * (1 - MOST_LEFT_OUT) && READABLE.test(text);
    return { ...written, text: isReadable ? text : written.fallback };
  };

  return (picture: LinkPicture): LinkPicture => ({
    ...picture,
    title: drawable(picture.title),
    ...(picture.eyebrow && { eyebrow: drawable(picture.eyebrow) }),
  });
};
