import { drawBust } from './bust';
import { collectionOf } from './collections';
import { shift } from './colour';
import type { Tones } from './colour';
import { box } from './geometry/shapes';
import { fill, stand } from './paint';
import { drawLayer, svgOf } from './scene';
import type { TraitArt } from './trait-art';
import { drawingOf, WARDROBE } from './wardrobe';

const ghostOf = (ground: string): Tones => ({
  light: shift(ground, 0.085),
  base: shift(ground, 0.055),
  shade: shift(ground, 0.01),
  deep: shift(ground, -0.05),
});

const lampLight = (ground: string): string =>
  fill(box(0, 0, 512, 512), ground) +
  fill('M0 0L300 0L512 420L512 512L214 512L0 120Z', shift(ground, 0.028));

/**
 * Draws a trait on a grid of 512 units.
 * @throws RangeError for an unknown collection or drawing
 */
export const drawTrait = (trait: TraitArt): string => {
  const { headShape } = collectionOf(trait.collection);
  const layer = drawLayer(trait, headShape);
  const { alone } = WARDROBE[trait.slot];
  if (alone === undefined) return svgOf(layer);
  const { ground } = alone;
  const focus = drawingOf(trait.slot, trait.drawing).focus ?? alone.focus;
  const { x, y: middle, size } = focus(headShape.anchors);
  const y = Math.min(middle, 514 - size / 2);
  const scale = Number((512 / size).toFixed(2));
  const ghost = trait.slot === 'body' ? '' : drawBust(headShape, ghostOf(ground));
  return svgOf(lampLight(ground) + stand(ghost + layer, 256 - x * scale, 256 - y * scale, scale));
};
