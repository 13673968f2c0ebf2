import type { Scene } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { stand } from '../paint';
import { between } from '../random';

/** A place to draw a hat in: the head is 100 units wide to each side of x = 0 where y = 0. */
type HatFrame = {
  /** How far the skull rises above y = 0. */
  rise: number;
} & Scene;

/** Turns marks in the frame into a hat that sits on every head, never quite level. */
export const hatOf =
  (marks: (frame: HatFrame) => string, lean = 2.5) =>
  (scene: Scene): string => {
    const { seat, crown } = scene.anchors;
    const scale = Number((seat.half / 100).toFixed(2));
    const turn = between(scene.random, -lean, lean);
    return stand(marks({ ...scene, rise: (seat.y - crown) / scale }), AXIS, seat.y, scale, turn);
  };
