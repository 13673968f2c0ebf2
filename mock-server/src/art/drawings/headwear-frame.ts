import type { Scene } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { stand } from '../paint';
import { between } from '../random';

/** The coordinate system of hats: at y = 0, the head extends from x = -100 to x = 100. */
type HatFrame = {
  /** The height of the skull above y = 0. */
  rise: number;
} & Scene;

/** The height of a hat that fits above every head. */
const LOW = 118;
/** The height of the tallest hats, antlers and plumes. */
export const TALL = 142;
/** The height at which a hat's top is in the picture. */
const TOP = 14;

/** Scales a hat to the head that wears it, and tilts it slightly. A head near the picture's top gets a lower hat. */
export const hatOf =
  (marks: (frame: HatFrame) => string, { lean = 2.5, height = LOW } = {}) =>
  (scene: Scene): string => {
    const { seat, crown } = scene.anchors;
    const scale = Number((seat.half / 100).toFixed(2));
    const turn = between(scene.random, -lean, lean);
    const drawn = marks({ ...scene, rise: (seat.y - crown) / scale });
    const share = (seat.y - TOP) / (height * scale);
    return stand(
      share < 1 ? `<g transform="scale(1 ${share.toFixed(2)})">${drawn}</g>` : drawn,
      AXIS,
      seat.y,
      scale,
      turn,
    );
  };
