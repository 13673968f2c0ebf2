import type { Tones } from './colour';
import type { Anchors, HeadShape } from './head-shape';
import { castShadow, fill, lightOn } from './paint';
import { AXIS, box, symmetric } from './geometry/shapes';

/** Returns the outline of shoulders and chest, `ease` units wider than the body. */
export const torsoOf = ({ neck, shoulders }: Anchors, ease = 0): string => {
  const [n, s] = [AXIS + neck.half + ease, AXIS + shoulders.half + ease];
  const [top, level] = [neck.y - ease / 2, shoulders.y - ease];
  return symmetric(
    `M${AXIS} ${top}L${n - 4} ${top}C${n + 14} ${top + 20} ${s - 70} ${level - 26} ${s - 34} ${level - 8}` +
      `C${s - 4} ${level + 8} ${s + 6} ${level + 48} ${s + 14} 524L${AXIS} 524`,
  );
};

export type SurfaceMarks = (outline: string, surface: 'torso' | 'skull', tones: Tones) => string;

const surface = (outline: string, tones: Tones, marks: string): string => {
  const { shaded, lit } = lightOn(outline);
  return (
    fill(outline, tones.base) +
    marks +
    fill(shaded, tones.deep, 0.42) +
    fill(lit, tones.light, 0.75)
  );
};

/** Draws neck, torso, ears and face in the passed tones; `marks` returns the body's pattern. */
export const drawBust = (
  shape: HeadShape,
  tones: Tones,
  marks: SurfaceMarks = () => '',
): string => {
  const { anchors, skull } = shape;
  const torso = torsoOf(anchors);
  const face = shape.face(tones);
  const neckTop = anchors.chin - 44;
  const neck = box(
    AXIS - anchors.neck.half,
    neckTop,
    anchors.neck.half * 2,
    anchors.neck.y - neckTop + 16,
  );
  return (
    castShadow(torso, 12, 10) +
    castShadow(skull, 12, 12) +
    surface(torso, tones, marks(torso, 'torso', tones)) +
    fill(neck, tones.shade) +
    shape.behind(tones) +
    castShadow(skull, 4, 12) +
    surface(skull, face, marks(skull, 'skull', face)) +
    shape.features(tones, (outline) => marks(outline, 'skull', tones))
  );
};
