import sharp, { type OverlayOptions, type Sharp } from 'sharp';

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

const CREAM = '#efe8dd';
const WALL = '#302a25';

const raw = async (picture: Sharp): Promise<OverlayOptions> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
};

/** @throws an error when the picture can't be decoded within the limits */
const scaled = async (bytes: Uint8Array, size: number): Promise<OverlayOptions> => {
  const { format, width, height } = await sharp(bytes).metadata();
  const side = Math.min(width, height);
  const density = Math.max(1, Math.min(MOST_DENSITY, (PLAIN_DENSITY * size) / side));
  const isPixelArt = format !== 'svg' && size >= side * PIXEL_ART_SCALE;
  return raw(
    sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      ...(format === 'svg' && { density }),
    })
      .resize(size, size, { fit: 'cover', kernel: isPixelArt ? 'nearest' : 'lanczos3' })
      .flatten({ background: WALL })
      .toColorspace('srgb'),
  );
};

const svg = (size: number, shape: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${size}" height="${size}" fill="${CREAM}">${shape}</svg>`,
  );
const circle = (size: number): Buffer => svg(size, '<circle cx="1" cy="1" r="1"/>');
const square = (size: number): Buffer => svg(size, '<path d="M0 0h2v2H0z"/>');

const cutRound = ({ input, raw: info }: OverlayOptions, size: number): Promise<OverlayOptions> =>
  raw(
    sharp(input as Buffer, { raw: info })
      .ensureAlpha()
      .composite([{ input: circle(size), blend: 'dest-in' }]),
  );

const frameAround = ({ left, top, size }: Place, shape: typeof circle): OverlayOptions => ({
  input: shape(size + 2 * FRAME),
  left: left - FRAME,
  top: top - FRAME,
});

/** Returns the layers that show the pictures, with a bust for each that is missing or invalid. */
export const placeArt = async (
  { arrangement, urls }: Art,
  pictures: readonly (Uint8Array | undefined)[],
): Promise<{ layers: OverlayOptions[]; failed: number }> => {
  const layers: OverlayOptions[] = [];
  let failed = 0;
  for (const [index, place] of placesOf[arrangement].entries()) {
    const { left, top, size } = place;
    const bytes = pictures[index];
    const drawn = bytes && (await scaled(bytes, size).catch(() => undefined));
    if (drawn === undefined && urls[index]) failed += 1;
    const layer = drawn ?? (await scaled(Buffer.from(BUST), size));
    if (arrangement === 'round') {
      layers.push(frameAround(place, circle), { ...(await cutRound(layer, size)), left, top });
    } else {
      if (arrangement === 'change' && index === 1) layers.push(frameAround(place, square));
      layers.push({ ...layer, left, top });
    }
  }
  return { layers, failed };
};
