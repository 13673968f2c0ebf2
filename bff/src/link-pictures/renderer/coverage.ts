import opentype from 'opentype.js';
import type { Font } from 'satori';

import type { LinkPicture, WrittenText } from '../link-picture';

/** Matches characters by which a name can be told from others. */
const TELLING = /[\p{L}\p{N}]/u;
/** The maximum share of a name's characters that may be left out. */
const MOST_LEFT_OUT = 0.25;

const arrayBufferOf = (data: Font['data']): ArrayBuffer => new Uint8Array(data).buffer;

/**
 * Replaces texts that the fonts can't draw: without it, satori draws boxes. A name loses single
 * characters, such as emoji; a name that would lose more is replaced by its fallback.
 */
export const createCoverage = (fonts: readonly Font[]) => {
  const parsed = fonts.map(({ data }) => opentype.parse(arrayBufferOf(data), { lowMemory: true }));
  const isCovered = (character: string): boolean =>
    character === ' ' || parsed.some((font) => font.charToGlyphIndex(character) > 0);

  const drawable = <Written extends WrittenText>(written: Written): Written => {
    const characters = Array.from(written.text);
    const covered = characters.filter(isCovered);
    const text = covered.join('').replace(/ +/g, ' ').trim();
    const isReadable =
      covered.length >= characters.length * (1 - MOST_LEFT_OUT) && TELLING.test(text);
    return { ...written, text: isReadable ? text : written.fallback };
  };

  return (picture: LinkPicture): LinkPicture => ({
    ...picture,
    title: drawable(picture.title),
    ...(picture.eyebrow && { eyebrow: drawable(picture.eyebrow) }),
  });
};
