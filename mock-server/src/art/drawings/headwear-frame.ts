import type { Scene } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { stand } from '../paint';
import { between } from '../random';

/** Coordinates for hats: the head extends 100 units to each side of x = 0 at y = 0. */
type HatFrame = {
  /** The height of the skull above y = 0. */
  rise: number;
} & Scene;

/** Fits a hat to every head, slightly tilted. */
export const hatOf =
  (marks: (frame: HatFrame) => string, lean = 2.5) =>
  (scene: Scene): string => {
    const { seat, crown } = scene.anchors;
    const scale = Number((seat.half / 100).toFixed(2));
    const turn = between(scene.random, -lean, lean);
    return stand(marks({ ...scene, rise: (seat.y - crown) / scale }), AXIS, seat.y, scale, turn);
  };
