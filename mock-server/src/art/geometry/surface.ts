import { between } from '../random';
import type { Random } from '../random';
import { outlinePoints } from './contour';
import type { Point } from './contour';
import { boundsOf, contains } from './shapes';

export type Span = {
  left: number;
  right: number;
};

export const spansOf = (d: string): ((y: number) => Span | undefined) => {
  const points = outlinePoints(d, 12);
  return (y) => {
    const found = points.flatMap(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
      return ay > y !== by > y ? [((bx - ax) * (y - ay)) / (by - ay) + ax] : [];
    });
    if (found.length < 2) return undefined;
    return { left: Math.min(...found), right: Math.max(...found) };
  };
};

/**
 * Returns up to `count` random points inside a path, at least `margin` from its edge and `apart`
 * from each other.
 */
export const scatter = (
  d: string,
  random: Random,
  { count, margin, apart }: { count: number; margin: number; apart: number },
): Point[] => {
  const { x, y, width, height } = boundsOf(d);
  const corners = outlinePoints(d);
  const places: Point[] = [];
  for (let tries = 0; tries < count * 8 && places.length < count; tries += 1) {
    const place: Point = [
      between(random, x, x + width),
      between(random, y, Math.min(y + height, 512)),
    ];
    const around = [
      [margin, 0],
      [-margin, 0],
      [0, margin],
      [0, -margin],
    ] as const;
    const clear =
      places.every(([px, py]) => Math.hypot(px - place[0], py - place[1]) >= apart) &&
      around.every(([dx, dy]) => contains(corners, [place[0] + dx, place[1] + dy]));
    if (clear) places.push(place);
  }
  return places;
};
