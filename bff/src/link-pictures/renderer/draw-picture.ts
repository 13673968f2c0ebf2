import satori from 'satori';
import sharp from 'sharp';

import { HEIGHT, WIDTH, type LinkPicture } from '../link-picture';
import { createCoverage } from './coverage';
import { createFontMetrics } from './font-metrics';
import { loadFonts } from './fonts';
import { createLayout } from './layout';
import { placeArt } from './place-art';

export type DrawnPicture = {
  png: Buffer;
  /** The number of pictures that were missing or invalid, in whose place is a bust. */
  failed: number;
};

export const createDrawing = () => {
  const fonts = loadFonts();
  const metrics = createFontMetrics(fonts);
  const drawable = createCoverage(metrics);
  const layoutOf = createLayout(metrics);
  return async (
    picture: LinkPicture,
    art: readonly (Uint8Array | undefined)[],
  ): Promise<DrawnPicture> => {
    const layout = layoutOf(drawable(picture));
    const svg = await satori(layout, { width: WIDTH, height: HEIGHT, fonts });
    const { layers, failed } = await placeArt(picture.art, art);
    const png = await sharp(Buffer.from(svg)).composite(layers).removeAlpha().png().toBuffer();
    return { png, failed };
  };
};
