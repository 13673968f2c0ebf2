import { mapPoints, outlinePoints, parsePath, strokesOf } from './contour';
import type { Curve, Point } from './contour';

export const AXIS = 256;

const ROUND = 0.5523;

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string => {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return (
    `M${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}` +
    `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}` +
    `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}` +
    `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`
  );
};

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const [right, bottom, r] = [x + width, y + height, Math.min(radius, width / 2, height / 2)];
  if (r <= 0) return `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
  const k = r * (1 - ROUND);
  return (
    `M${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}L${right - r} ${y}` +
    `C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}L${right} ${bottom - r}` +
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}` +
    `C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}Z`
  );
};

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export const smooth = (points: readonly Point[]): string => {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0];
  const curves = points.map((_, index): Curve => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
  return `M${at(0).join(' ')}${strokesOf(curves)}Z`;
};

/** Returns a star, whose notches are at the radius `inner`. */
export const star = (cx: number, cy: number, points: number, outer: number, inner: number) =>
  polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const [angle, radius] = [(index / points) * Math.PI, index % 2 === 0 ? outer : inner];
      return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius];
    }),
  );

export const mirrored = (d: string, axis = AXIS): string =>
  mapPoints(d, ([x, y]) => [2 * axis - x, y]);

export const both = (d: string, axis = AXIS): string => d + mirrored(d, axis);

/** Closes an open half outline, drawn from top to bottom on the axis, with its mirror image. */
export const symmetric = (half: string, axis = AXIS): string => {
  const [curves = []] = parsePath(half);
  const back = curves
    .map((curve): Curve => {
      const turned = curve.map(([x, y]): Point => [2 * axis - x, y]).toReversed();
      const [a = [0, 0], b = [0, 0], c, d] = turned;
      return c && d ? [a, b, c, d] : [a, b];
    })
    .toReversed();
  return `${half}${strokesOf(back)}Z`;
};

/** Moves the path's origin to (x, y), and scales and rotates the path around it. */
export const placed = (d: string, x: number, y: number, scale = 1, turn = 0): string => {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return mapPoints(d, ([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
};

export const boundsOf = (d: string) => {
  const points = outlinePoints(d);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

export const contains = (corners: readonly Point[], [x, y]: Point): boolean =>
  corners.reduce((inside, [ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
