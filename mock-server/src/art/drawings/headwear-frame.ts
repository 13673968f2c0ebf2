import type { Scene } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { stand } from '../paint';
import { between } from '../random';

/** The coordinate system of hats: at y = 0, the head extends from x = -100 to x = 100. */
type HatFrame = {
  /** The height of the skull above y = 0. */
  rise: number;
} & Scene;

/** Scales a hat to the head that wears it, and tilts it slightly. */
export const hatOf =
  (marks: (frame: HatFrame) => string, lean = 2.5) =>
  (scene: Scene): string => {
    const { seat, crown } = scene.anchors;
    const scale = Number((seat.half / 100).toFixed(2));
    const turn = between(scene.random, -lean, lean);
    return stand(marks({ ...scene, rise: (seat.y - crown) / scale }), AXIS, seat.y, scale, turn);
  };
