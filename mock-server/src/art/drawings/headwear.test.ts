import sharp from 'sharp';
import { expect, test } from 'vitest';

import { composeTraits } from '../catalogue';
import { drawWornLayer } from '../draw-avatar';

const SIZE = 512;
/** The number of rows of pixels above each hat. */
const MARGIN = 6;

const hats = composeTraits({ count: 2_000, seed: 'hats' }).filter(
  ({ slot }) => slot === 'headwear',
);

/** Returns the number of rows of pixels above a drawing. */
const roomAbove = async (svg: string): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const first = data.findIndex((value, index) => index % info.channels === 3 && value > 0);
  return Math.floor(first / info.channels / SIZE);
};

test('the picture shows the top of every hat', async () => {
  const cropped = await Promise.all(
    hats.map(async (hat) => {
      const rows = await roomAbove(drawWornLayer(hat));
      return rows < MARGIN ? [`${hat.drawing} in ${hat.collection}: ${rows}`] : [];
    }),
  );
  expect(hats.length).toBeGreaterThan(100);
  expect(cropped.flat()).toEqual([]);
});
