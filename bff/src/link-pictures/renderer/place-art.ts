import sharp, { type OverlayOptions } from 'sharp';

import { HEIGHT, WIDTH, type Art } from '../link-picture';

/** The maximum number of pixels of a picture before scaling, which bounds the memory of decoding. */
const MOST_PIXELS = 16_777_216;
/** The resolution in dots per inch at which a drawing's size is that of its `width` and `height`. */
const PLAIN_DENSITY = 72;
const MOST_DENSITY = 1440;
/** A picture that is scaled up this much is pixel art, which interpolation would blur. */
const PIXEL_ART_SCALE = 4;

const LEFT = WIDTH - HEIGHT;
const HALF = HEIGHT / 2;
const ROUND = 430;
const INSET = 176;
const FRAME = 8;

type Place = { left: number; top: number; size: number };

const centered: Place = {
  left: LEFT + (HEIGHT - ROUND) / 2,
  top: (HEIGHT - ROUND) / 2,
  size: ROUND,
};

const placesOf: Record<Art['arrangement'], readonly Place[]> = {
  single: [{ left: LEFT, top: 0, size: HEIGHT }],
  grid: [0, 1, 2, 3].map((index) => ({
    left: LEFT + (index % 2) * HALF,
    top: Math.floor(index / 2) * HALF,
    size: HALF,
  })),
  round: [centered],
  change: [
    { left: LEFT, top: 0, size: HEIGHT },
    { left: WIDTH - INSET - 24, top: HEIGHT - INSET - 24, size: INSET },
  ],
};

const BUST = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <path d="M0 0h120v120H0z" fill="#231e19"/><path d="M0 0h120L0 120z" fill="#302a25"/>
  <path d="M18 124c0-24 18-36 42-36s42 12 42 36z" fill="#7c736d"/>
  <path d="M18 124c0-24 18-36 42-36v36z" fill="#bcb4aa"/>
  <path d="M48 72h24v20a12 12 0 0 1-24 0z" fill="#7c736d"/>
  <path d="M36 46a24 24 0 0 1 48 0v14a24 24 0 0 1-48 0z" fill="#bcb4aa"/>
  <path d="M36 46a24 24 0 0 1 24-24v62a24 24 0 0 1-24-24z" fill="#efe8dd"/></svg>`;

/** @throws an error when the picture can't be decoded within the limits */
const scaled = async (bytes: Uint8Array, size: number): Promise<Buffer> => {
  const { format, width, height } = await sharp(bytes).metadata();
  const side = Math.min(width, height);
  const density = Math.max(1, Math.min(MOST_DENSITY, (PLAIN_DENSITY * size) / side));
  const isPixelArt = format !== 'svg' && size >= side * PIXEL_ART_SCALE;
  return sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    ...(format === 'svg' && { density }),
  })
    .resize(size, size, { fit: 'cover', kernel: isPixelArt ? 'nearest' : 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

const ring = (size: number, fill: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="${fill}"/></svg>`,
  );

const cutRound = (square: Buffer, size: number): Promise<Buffer> =>
  sharp(square)
    .ensureAlpha()
    .composite([{ input: ring(size, '#fff'), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();

const frame = (size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#efe8dd"/></svg>`,
  );

/** Returns the layers that show the pictures, with a bust for each that is missing or invalid. */
export const placeArt = async (
  { arrangement, urls }: Art,
  pictures: readonly (Uint8Array | undefined)[],
): Promise<{ layers: OverlayOptions[]; failed: number }> => {
  const layers: OverlayOptions[] = [];
  let failed = 0;
  for (const [index, { left, top, size }] of placesOf[arrangement].entries()) {
    const bytes = pictures[index];
    const drawn = bytes && (await scaled(bytes, size).catch(() => undefined));
    if (drawn === undefined && urls[index]) failed += 1;
    const square = drawn ?? (await scaled(Buffer.from(BUST), size));
    if (arrangement === 'round') {
      layers.push({
        input: ring(size + 2 * FRAME, '#efe8dd'),
        left: left - FRAME,
        top: top - FRAME,
      });
      layers.push({ input: await cutRound(square, size), left, top });
    } else {
      if (arrangement === 'change' && index === 1)
        layers.push({ input: frame(size + 2 * FRAME), left: left - FRAME, top: top - FRAME });
      layers.push({ input: square, left, top });
    }
  }
  return { layers, failed };
};
