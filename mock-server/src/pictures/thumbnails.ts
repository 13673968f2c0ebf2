import sharp from 'sharp';

/** Pixels of each side: a card on a fine screen. */
const SIDE = 512;
/** How many are kept at most; of some 11 kB each. */
const MOST_KEPT = 2_000;

/**
 * Drawings as pixels, painted when they are first asked for. A wall shows hundreds of them, and each
 * SVG in an `<img>` is a document of its own to a browser, which stops it when they are cleared away.
 *
 * @param draw gives an SVG document; undefined for an unknown id
 */
export const createThumbnails = (draw: (id: string) => string | undefined) => {
  const kept = new Map<string, Promise<Buffer>>();
  return (id: string): Promise<Buffer> | undefined => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const drawing = draw(id);
    if (drawing === undefined) return undefined;
    const painted = sharp(Buffer.from(drawing))
      .resize(SIDE, SIDE)
      .webp({ quality: 86, effort: 0 })
      .toBuffer();
    kept.set(id, painted);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return painted;
  };
};
