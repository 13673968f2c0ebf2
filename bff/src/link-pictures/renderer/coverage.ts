import type { LinkPicture, WrittenText } from '../link-picture';
import type { FontMetrics } from './font-metrics';

/** Matches characters by which names differ. */
const READABLE = /[\p{L}\p{N}]/u;
/** The maximum share of a name's characters that may be left out. */
const MOST_LEFT_OUT = 0.25;

/**
 * Replaces texts that the fonts can't draw, for which satori draws boxes. A name loses single
 * characters, such as emoji; a name that would lose more is replaced by its fallback.
 */
export const createCoverage = ({ isCovered }: Pick<FontMetrics, 'isCovered'>) => {
  const drawable = <Written extends WrittenText>(written: Written): Written => {
    const characters = Array.from(written.text);
    const covered = characters.filter((character) => character === ' ' || isCovered(character));
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
