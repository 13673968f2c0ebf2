import sharp from 'sharp';

/** Pixels of each side: a card on a fine screen. */
const SIDE = 512;
/** How many are kept at most; of some 7 kB each. */
const MOST_KEPT = 4_000;

/**
 * Drawings, SVG documents, as pixels, painted when they are first asked for. A wall shows hundreds of
 * them, and each SVG in an `<img>` is a document of its own to a browser, which stops it when they are
 * cleared away.
 */
export const createThumbnails = () => {
  const kept = new Map<string, Promise<Buffer>>();
  return (drawing: string): Promise<Buffer> => {
    const known = kept.get(drawing);
    if (known !== undefined) return known;
    const painted = sharp(Buffer.from(drawing))
      .resize(SIDE, SIDE)
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
    kept.set(drawing, painted);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return painted;
  };
};
