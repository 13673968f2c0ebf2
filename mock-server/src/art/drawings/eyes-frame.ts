import type { Scene } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { stand } from '../paint';

/** The coordinate system of eyewear: eyes have a radius of 30 and their centers at x = ±`gap`. */
type EyeFrame = {
  gap: number;
  /** Half the face's width at the height of the eyes. Temples and straps end there. */
  reach: number;
} & Scene;

export const eyesOf =
  (marks: (frame: EyeFrame) => string) =>
  (scene: Scene): string => {
    const { eyes, side } = scene.anchors;
    const scale = Number((eyes.size / 30).toFixed(2));
    const reach = Math.min(side.half, eyes.gap + eyes.size * 2.1) / scale;
    return stand(marks({ ...scene, gap: eyes.gap / scale, reach }), AXIS, eyes.y, scale);
  };

/** Draws the marks at both eyes: `side` is -1 on the left of the picture and 1 on the right. */
export const eachEye = (gap: number, marks: (x: number, side: -1 | 1) => string): string =>
  marks(-gap, -1) + marks(gap, 1);
