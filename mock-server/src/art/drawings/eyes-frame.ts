import type { Scene } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { stand } from '../paint';

/** Coordinates for eyes: an eye's radius is 30, and its center is `gap` from x = 0. */
type EyeFrame = {
  gap: number;
  /** Half the face's width at the eyes, where temples and straps end. */
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

/** Repeats marks for the eye on the left of the picture (-1) and on the right (1). */
export const eachEye = (gap: number, marks: (x: number, side: -1 | 1) => string): string =>
  marks(-gap, -1) + marks(gap, 1);
