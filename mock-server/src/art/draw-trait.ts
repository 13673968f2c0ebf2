import { drawBust } from './bust';
import { collectionOf } from './collections';
import { shift } from './colour';
import type { Tones } from './colour';
import type { Focus } from './drawing';
import { AXIS, box, polygon } from './geometry/shapes';
import type { Anchors } from './head-shape';
import { fill, stand } from './paint';
import { drawLayer, svgOf } from './scene';
import type { Slot } from '@trait-market/contract/economy/slots';
import type { TraitArt } from './trait-art';
import { drawingOf } from './wardrobe';

type ShownOnBust = Exclude<Slot, 'background'>;

/** The ground behind a trait, by slot. */
const GROUNDS: Readonly<Record<ShownOnBust, string>> = {
  body: '#7a5a49',
  outfit: '#46604f',
  mouth: '#84483e',
  eyes: '#8a6f35',
  headwear: '#4b5a66',
  accessory: '#35686a',
};

const FOCUS: Readonly<Record<ShownOnBust, (anchors: Anchors) => Focus>> = {
  body: () => ({ x: AXIS, y: 262, size: 470 }),
  outfit: ({ neck }) => ({ x: AXIS, y: neck.y + 8, size: 420 }),
  mouth: ({ mouth }) => ({ x: AXIS, y: mouth.y, size: mouth.half * 4.6 }),
  eyes: ({ eyes }) => ({ x: AXIS, y: eyes.y, size: (eyes.gap + eyes.size) * 3.1 }),
  headwear: ({ seat }) => ({ x: AXIS, y: seat.y - 18, size: 340 }),
  accessory: () => ({ x: AXIS, y: AXIS, size: 512 }),
};

const ghostOf = (ground: string): Tones => ({
  light: shift(ground, 0.085),
  base: shift(ground, 0.055),
  shade: shift(ground, 0.01),
  deep: shift(ground, -0.05),
});

const lampLight = (ground: string): string =>
  fill(box(0, 0, 512, 512), ground) +
  fill(
    polygon([
      [0, 0],
      [300, 0],
      [512, 420],
      [512, 512],
      [214, 512],
      [0, 120],
    ]),
    shift(ground, 0.028),
  );

/**
 * A trait on its own: a background fills the square, a body is a whole bust, and everything else is
 * seen close up on a ghost of its collection's bust. A standalone SVG document of a 512 grid.
 * Throws a RangeError for an unknown collection or drawing and a SyntaxError for an unreadable tone.
 */
export const drawTrait = (trait: TraitArt): string => {
  const { headShape } = collectionOf(trait.collection);
  const layer = drawLayer(trait, headShape);
  if (trait.slot === 'background') return svgOf(layer);
  const ground = GROUNDS[trait.slot];
  const focus = drawingOf(trait.slot, trait.drawing).focus ?? FOCUS[trait.slot];
  const { x, y: middle, size } = focus(headShape.anchors);
  const y = Math.min(middle, 514 - size / 2);
  const scale = Number((512 / size).toFixed(2));
  const ghost = trait.slot === 'body' ? '' : drawBust(headShape, ghostOf(ground));
  return svgOf(lampLight(ground) + stand(ghost + layer, 256 - x * scale, 256 - y * scale, scale));
};
