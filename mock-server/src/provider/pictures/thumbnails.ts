import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** The side of a thumbnail in pixels, sufficient for cards on high-density screens. */
const SIDE = 512;
/** The maximum number of cached thumbnails of about 7 kB. */
const MOST_KEPT = 4_000;

/**
 * Renders SVG drawings as pixels on first use. A grid shows hundreds of pictures, and each SVG in
 * an `<img>` is a separate document, which stalls browsers when they are removed.
 */
export const createThumbnails = () => {
  const thumbnails = new LRUCache<string, Promise<Buffer>>({
    max: MOST_KEPT,
    memoMethod: (drawing) =>
      sharp(Buffer.from(drawing)).resize(SIDE, SIDE).webp({ quality: 80, effort: 2 }).toBuffer(),
  });
  return (drawing: string): Promise<Buffer> => thumbnails.memo(drawing);
};
