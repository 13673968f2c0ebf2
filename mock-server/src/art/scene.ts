import { tonesOf } from './colour';
import type { Scene } from './drawing';
import type { HeadShape } from './head-shape';
import { createRandom } from './random';
import type { TraitArt } from './trait-art';
import { drawingOf } from './wardrobe';

/** @throws RangeError for an unknown drawing or color */
export const drawLayer = (trait: TraitArt, shape: HeadShape): string => {
  const scene: Scene = {
    shape,
    anchors: shape.anchors,
    primary: tonesOf(trait.tones.primary),
    trim: tonesOf(trait.tones.trim),
    random: createRandom(trait.seed),
  };
  return drawingOf(trait.slot, trait.drawing).draw(scene);
};

export const svgOf = (marks: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${marks}</svg>`;
