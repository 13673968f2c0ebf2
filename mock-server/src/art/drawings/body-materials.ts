import { drawBust } from '../bust';
import type { SurfaceMarks } from '../bust';
import type { Drawing, Scene } from '../drawing';
import { EARTHS, LIVING, METALS, WOODS } from '../finishes';
import type { Point } from '../geometry/contour';
import { scatter, spansOf } from '../geometry/surface';
import type { Span } from '../geometry/surface';
import { boundsOf, star } from '../geometry/shapes';
import { cut } from '../geometry/cut';
import { disc, dots, fill, fillAll, line } from '../paint';
import { between } from '../random';

const marked =
  (marksOf: (scene: Scene) => SurfaceMarks) =>
  (scene: Scene): string =>
    drawBust(scene.shape, scene.primary, marksOf(scene));

const route = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

const kintsugi = marked(({ trim, random }) => (outline) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const crack = (from: number, to: number, start: number, lean: number) => {
    const steps = Array.from({ length: 6 }, (_, index): Point[] => {
      const at = y + height * (from + ((to - from) * index) / 5);
      const span = spanAt(Math.min(at, 511));
      if (!span) return [];
      const width = span.right - span.left;
      const x =
        span.left +
        width * (start + (lean * index) / 5) +
        (index > 0 && index < 5 ? between(random, -13, 13) : 0);
      return [[Math.min(span.right - 3, Math.max(span.left + 3, x)), at]];
    });
    return steps.flat();
  };
  const main = crack(0.02, 0.72, 0.34, -0.34);
  const other = crack(0.3, 0.97, 1, -0.45);
  const branch = main.slice(2, 3).concat(crack(0.34, 0.6, 0.4, 0.12).slice(1, 4));
  return (
    line(route(main) + route(other) + route(branch), trim.shade, 9) +
    line(route(main) + route(other) + route(branch), trim.base, 6)
  );
});

const plated = marked(({ trim }) => (outline, surface, tones) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  return [0.2, 0.48, 0.76]
    .map((part, row) => {
      const at = y + height * part;
      const span = spanAt(at);
      if (!span || at > 505) return '';
      const count = surface === 'torso' ? 8 : 6;
      const rivets = Array.from({ length: count + 1 }, (_, index): Point => [
        span.left + 14 + ((span.right - span.left - 28) * index) / count,
        at + 13,
      ]);
      const seam = 256 + (row % 2 === 0 ? -34 : 38);
      return (
        line(
          `M${span.left + 3} ${at}L${span.right - 3} ${at}M${seam} ${at}L${seam} ${Math.min(y + height * (part + 0.26), 506)}`,
          tones.deep,
          5,
        ) + dots(rivets, 4.5, trim.base)
      );
    })
    .join('');
});

const scaled = marked(({ trim, random }) => (outline, _, tones) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const count = Math.floor(Math.min(height, 512 - y) / 28);
  const rows = Array.from({ length: count }, (__, row) => {
    const at = y + 14 + row * 28;
    const [span, lower] = [spanAt(at), spanAt(at + 18)];
    if (!span || !lower) return { scale: '', arcs: '' };
    const [left, right] = [
      Math.max(span.left, lower.left) + 4,
      Math.min(span.right, lower.right) - 4,
    ];
    const across = Math.max(1, Math.floor((right - left) / 34));
    const width = (right - left) / across;
    const arcs = Array.from({ length: across }, (___, index) => {
      const x = left + index * width;
      return `Q${x + width / 2} ${at + 30} ${x + width} ${at}`;
    });
    const odd = left + Math.floor(random() * across) * width;
    return {
      scale: `M${odd} ${at}Q${odd + width / 2} ${at + 30} ${odd + width} ${at}Z`,
      arcs: `M${left} ${at}${arcs.join('')}`,
    };
  });
  return (
    fillAll(
      rows.map(({ scale }) => scale),
      trim.base,
    ) + line(rows.map(({ arcs }) => arcs).join(''), tones.deep, 4, 0.75)
  );
});

const constellation = marked(({ trim, random }) => (outline) => {
  const places = scatter(outline, random, { count: 8, margin: 18, apart: 44 }).toSorted(
    (one, other) => one[0] - other[0],
  );
  return (
    line(places.length > 1 ? route(places) : 'M256 300L258 302', trim.base, 3) +
    fillAll(
      places.map(([x, y], index) => star(x, y, 4, index % 2 === 0 ? 17 : 11, 4)),
      trim.light,
    )
  );
});

const patchwork = marked(({ trim, primary }) => (outline) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const [waist, high] = [y + height * 0.56, y + height * 0.28];
  const upper = cut(outline, [-100, waist], [600, waist]);
  const lower = cut(outline, [600, waist], [-100, waist]);
  const stitches = (span: Span | undefined, at: number) =>
    span
      ? Array.from({ length: 12 }, (_, index) => {
          const x = span.left + 10 + ((span.right - span.left - 20) * index) / 11;
          return `M${x} ${at - 6}L${x} ${at + 6}`;
        }).join('')
      : '';
  return (
    fill(cut(upper, [268, 0], [276, 600]), trim.base) +
    fill(cut(lower, [212, 600], [226, 0]), primary.light) +
    fill(cut(lower, [318, 0], [300, 600]), primary.shade) +
    line(stitches(spanAt(waist), waist), primary.deep, 4) +
    line(
      `M${266} ${high}L${280} ${high}M${267} ${high + 22}L${281} ${high + 22}M${267} ${high - 22}L${281} ${high - 22}`,
      primary.deep,
      4,
    )
  );
});

const grained = marked(({ trim, random }) => (outline, _, tones) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const rows = Math.floor(Math.min(height, 500 - y) / 17);
  const grain = Array.from({ length: rows }, (__, row) => {
    const at = y + 12 + row * 17;
    const span = spanAt(at);
    if (!span || span.right - span.left < 70) return '';
    const [left, right] = [span.left + between(random, 8, 34), span.right - between(random, 8, 34)];
    return `M${left} ${at}C${left + 40} ${at - 6} ${right - 50} ${at + 7} ${right} ${at}`;
  });
  const knot = scatter(outline, random, { count: 1, margin: 26, apart: 1 });
  return (
    line(grain.join('') || 'M256 300L260 300', tones.shade, 4) +
    knot
      .map(
        ([x, at]) =>
          disc(x, at, 20, tones.shade, 12) +
          disc(x, at, 12, trim.base, 7) +
          disc(x, at, 5, tones.deep, 3),
      )
      .join('')
  );
});

const mossy = marked(({ trim, random }) => (outline) => {
  const { y, height } = boundsOf(outline);
  const level = y + height * 0.24;
  const tufts = scatter(outline, random, { count: 12, margin: 16, apart: 30 });
  return (
    fill(cut(outline, [-100, level + 10], [600, level - 10], -0.06), trim.base) +
    tufts.map(([x, at]) => disc(x, at, between(random, 10, 17), trim.base, 8)).join('') +
    dots(
      tufts.map(([x, at]): Point => [x - 3, at - 2]),
      3.5,
      trim.light,
    )
  );
});

export const BODY_MATERIALS: readonly Drawing[] = [
  { slug: 'kintsugi', noun: 'Mended Porcelain', trim: 'Mends', finishes: EARTHS, draw: kintsugi },
  { slug: 'plated', noun: 'Riveted Plating', trim: 'Rivets', finishes: METALS, draw: plated },
  { slug: 'scaled', noun: 'Scaled Hide', trim: 'Scales', finishes: LIVING, draw: scaled },
  {
    slug: 'constellation',
    noun: 'Constellation Skin',
    trim: 'Stars',
    finishes: EARTHS,
    draw: constellation,
  },
  { slug: 'patchwork', noun: 'Patchwork Hide', trim: 'Patches', finishes: LIVING, draw: patchwork },
  { slug: 'grained', noun: 'Carved Figure', trim: 'Knots', finishes: WOODS, draw: grained },
  { slug: 'mossy', noun: 'Overgrown Statue', trim: 'Moss', finishes: EARTHS, draw: mossy },
];
