import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const SIDE = 512;
const MAX_THUMBNAILS = 4_000;

/** Renders drawings as WebP, because browsers freeze when a page removes hundreds of SVGs. */
export const createThumbnails = () => {
  const thumbnails = new LRUCache<string, Promise<Buffer>>({
    max: MAX_THUMBNAILS,
    memoMethod: (drawing) =>
      sharp(Buffer.from(drawing)).resize(SIDE, SIDE).webp({ quality: 80, effort: 2 }).toBuffer(),
  });
  return (drawing: string): Promise<Buffer> => thumbnails.memo(drawing);
};
