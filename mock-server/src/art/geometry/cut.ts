import { along, meet, parsePath, pointOn, splitAt, strokesOf } from './contour';
import type { Contour, Curve, Point } from './contour';

type Run = {
  curves: Curve[];
  entry: Point;
  exit: Point;
};

const SAMPLES = 12;

/**
 * Returns a point's distance from the line a→b, multiplied by the line's length; negative on the
 * left of its direction.
 */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const crossings = (curve: Curve, side: (point: Point) => number): number[] => {
  const found: number[] = [];
  // With all its points on one side, a curve can't cross the line: it stays in their convex hull.
  if (new Set(curve.map((point) => side(point) < 0)).size === 1) return found;
  for (let step = 0; step < SAMPLES; step += 1) {
    let [low, high] = [step / SAMPLES, (step + 1) / SAMPLES];
    const before = side(pointOn(curve, low)) < 0;
    if (before === side(pointOn(curve, high)) < 0) continue;
    for (let halving = 0; halving < 14; halving += 1) {
      const middle = (low + high) / 2;
      if (side(pointOn(curve, middle)) < 0 === before) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found;
};

const pieces = (curve: Curve, side: (point: Point) => number): Curve[] => {
  let rest = curve;
  let done = 0;
  const parts = crossings(curve, side).map((at) => {
    const [before, after] = splitAt(rest, (at - done) / (1 - done));
    rest = after;
    done = at;
    return before;
  });
  return [...parts, rest];
};

const endOf = (curve: Curve): Point => curve[3] ?? curve[1];

const runsOf = (remaining: readonly Curve[]): Run[] => {
  const runs: Run[] = [];
  for (const curve of remaining) {
    const last = runs.at(-1);
    if (last && meet(last.exit, curve[0])) {
      last.curves.push(curve);
      last.exit = endOf(curve);
    } else runs.push({ curves: [curve], entry: curve[0], exit: endOf(curve) });
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && meet(last.exit, first.entry)) {
    first.curves = [...last.curves, ...first.curves];
    first.entry = last.entry;
    runs.pop();
  }
  return runs;
};

const loops = (runs: readonly Run[], place: (point: Point) => number): Run[][] => {
  const ends = runs
    .flatMap((run) => [
      { run, at: place(run.entry), entry: true },
      { run, at: place(run.exit), entry: false },
    ])
    .toSorted((one, other) => one.at - other.at);
  const follower = new Map<Run, Run>();
  ends.forEach((end, index) => {
    const partner = ends[index % 2 === 0 ? index + 1 : index - 1];
    if (!end.entry && partner?.entry) follower.set(end.run, partner.run);
  });
  const left = new Set(runs);
  return runs.flatMap((start) => {
    const loop: Run[] = [];
    for (let run: Run | undefined = start; run && left.delete(run); run = follower.get(run)) {
      loop.push(run);
    }
    return loop.length > 0 ? [loop] : [];
  });
};

const cutContour = (contour: Contour, a: Point, b: Point, bend: number): string => {
  const side = (point: Point) => sideOf(a, b, point);
  const remaining = contour
    .flatMap((curve) => pieces(curve, side))
    .filter((piece) => side(pointOn(piece, 0.5)) < 0);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
  const place = ([x, y]: Point) => x * (b[0] - a[0]) + y * (b[1] - a[1]);
  return loops(runsOf(remaining), place)
    .map((loop) => {
      const [first] = loop;
      if (!first) return '';
      const strokes = loop.map((run, index) => {
        const next = loop[index + 1] ?? first;
        const chord = Math.hypot(next.entry[0] - run.exit[0], next.entry[1] - run.exit[1]);
        const [mx, my] = along(run.exit, next.entry, 0.5);
        const control = [mx - nx * chord * bend, my - ny * chord * bend].join(' ');
        const close = chord < 0.01 || bend === 0 ? `L${next.entry.join(' ')}` : '';
        return strokesOf(run.curves) + (close || `Q${control} ${next.entry.join(' ')}`);
      });
      return `M${first.entry.join(' ')}${strokes.join('')}Z`;
    })
    .join('');
};

/** Returns the part of a path to the left of the line a→b. `bend` curves the cut inwards. */
export const cut = (d: string, a: Point, b: Point, bend = 0): string =>
  parsePath(d)
    .map((contour) => cutContour(contour, a, b, bend))
    .join('');

export const band = (d: string, a: Point, b: Point, width: number): string => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [((a[1] - b[1]) / length) * (width / 2), ((b[0] - a[0]) / length) * (width / 2)];
  const moved = ([x, y]: Point, by: number): Point => [x + dx * by, y + dy * by];
  return cut(cut(d, moved(a, 1), moved(b, 1)), moved(b, -1), moved(a, -1));
};
