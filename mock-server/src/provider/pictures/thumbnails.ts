import { LRUCache } from 'lru-cache';
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
  const thumbnails = new LRUCache<string, Promise<Buffer>>({
    max: MOST_KEPT,
    memoMethod: (drawing) =>
      sharp(Buffer.from(drawing)).resize(SIDE, SIDE).webp({ quality: 80, effort: 2 }).toBuffer(),
  });
  return (drawing: string): Promise<Buffer> => thumbnails.memo(drawing);
};
