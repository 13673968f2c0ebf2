export type Point = readonly [x: number, y: number];

/** A straight line (two points) or a cubic curve (four points), starting at the first point. */
export type Curve = readonly [Point, Point] | readonly [Point, Point, Point, Point];

/** A closed outline: each curve starts at the end of the previous one. */
export type Contour = readonly Curve[];

export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

export const along = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

const curveOf = (command: string, start: Point, points: readonly Point[]): Curve => {
  const [one, two, three] = points;
  if (command === 'L' && one) return [start, one];
  if (command === 'C' && one && two && three) return [start, one, two, three];
  if (command === 'Q' && one && two) {
    return [start, along(start, one, 2 / 3), along(two, one, 2 / 3), two];
  }
  throw new SyntaxError(`Path command ${command} is not one of M, L, C, Q, Z with all its points`);
};

const COMMANDS = /([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g;

const POINTS_OF: Readonly<Record<string, number>> = { L: 1, Q: 2, C: 3 };

const sizeOf = (command: string): number => {
  const size = POINTS_OF[command];
  if (size === undefined) throw new SyntaxError(`Path command ${command} is not known`);
  return size;
};

const pointsIn = (text: string): Point[] => {
  const numbers = text.trim().split(/[\s,]+/);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    points.push([Number(numbers[at]), Number(numbers[at + 1])]);
  }
  return points;
};

const endOf = (curve: Curve): Point => curve[3] ?? curve[1];

export const meet = (one: Point, other: Point): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.01;

/** @throws SyntaxError for path commands other than absolute M, L, C, Q and Z */
export const parsePath = (d: string): Curve[][] => {
  const outlines: Curve[][] = [];
  let outline: Curve[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, command = '', text = ''] of d.matchAll(COMMANDS)) {
    const points = pointsIn(text);
    if (command === 'M') {
      outline = [];
      outlines.push(outline);
      at = start = points[0] ?? at;
    } else if (command === 'Z') {
      if (!meet(at, start)) outline.push([at, start]);
      at = start;
    } else {
      const size = sizeOf(command);
      for (let from = 0; from < points.length; from += size) {
        const curve = curveOf(command, at, points.slice(from, from + size));
        outline.push(curve);
        at = endOf(curve);
      }
    }
  }
  return outlines;
};

export const strokesOf = (curves: readonly Curve[]): string =>
  curves
    .map(([, ...rest]) => (rest.length === 1 ? 'L' : 'C') + rest.map((p) => p.join(' ')).join(' '))
    .join('');

export const mapPoints = (d: string, move: (point: Point) => Point): string =>
  d.replace(/(-?[\d.]+(?:e[-+]?\d+)?)[ ,](-?[\d.]+(?:e[-+]?\d+)?)/g, (_, x: string, y: string) =>
    move([Number(x), Number(y)]).join(' '),
  );

export const pointOn = (curve: Curve, part: number): Point => {
  if (curve.length === 2) return along(curve[0], curve[1], part);
  const rest = 1 - part;
  const [w, x, y, z] = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
  const [a, b, c, d] = curve;
  return [a[0] * w + b[0] * x + c[0] * y + d[0] * z, a[1] * w + b[1] * x + c[1] * y + d[1] * z];
};

/** Splits a curve at `part`, a fraction from 0 to 1 (de Casteljau's algorithm). */
export const splitAt = (curve: Curve, part: number): [Curve, Curve] => {
  if (curve.length === 2) {
    const middle = along(curve[0], curve[1], part);
    return [
      [curve[0], middle],
      [middle, curve[1]],
    ];
  }
  const [a, b, c, d] = curve;
  const [ab, bc, cd] = [along(a, b, part), along(b, c, part), along(c, d, part)];
  const [abc, bcd] = [along(ab, bc, part), along(bc, cd, part)];
  const middle = along(abc, bcd, part);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
};

export const outlinePoints = (d: string, steps = 8): Point[] => {
  const points: Point[] = [];
  for (const curve of parsePath(d).flat()) {
    points.push(curve[0]);
    if (curve.length === 2) continue;
    for (let step = 1; step < steps; step += 1) points.push(pointOn(curve, step / steps));
  }
  return points;
};

/** Joins numbers with spaces, which are omitted before a minus sign. */
const row = (tenths: readonly number[]): string =>
  tenths
    .map(
      (value, at) =>
        (at > 0 && value >= 0 ? ' ' : '') + short(value / 10).replace(/^(-?)0\./, '$1.'),
    )
    .join('');

/**
 * Minifies path data by using relative coordinates with one decimal.
 * @throws SyntaxError like `parsePath`
 */
export const compact = (d: string): string => {
  let at: Point = [0, 0];
  let start = at;
  return Array.from(d.matchAll(COMMANDS), ([, command = '', text = '']) => {
    if (command === 'Z') {
      at = start;
      return 'z';
    }
    const points = pointsIn(text).map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
    if (command === 'M') {
      at = start = points[0] ?? at;
      return `M${row(at)}`;
    }
    const size = sizeOf(command);
    const steps = points.map((point, index): Point => {
      const step: Point = [point[0] - at[0], point[1] - at[1]];
      if ((index + 1) % size === 0) at = point;
      return step;
    });
    return command.toLowerCase() + row(steps.flat());
  }).join('');
};
