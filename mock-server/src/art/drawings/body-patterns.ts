import { drawBust } from '../bust';
import type { SurfaceMarks } from '../bust';
import type { Drawing, Scene } from '../drawing';
import { EARTHS, LIVING } from '../finishes';
import type { Point } from '../geometry/contour';
import { band, cut } from '../geometry/cut';
import { scatter, spansOf } from '../geometry/surface';
import { boundsOf } from '../geometry/shapes';
import { dots, fill, fillAll } from '../paint';
import { between } from '../random';

const marked =
  (marksOf: (scene: Scene) => SurfaceMarks) =>
  (scene: Scene): string =>
    drawBust(scene.shape, scene.primary, marksOf(scene));

const freckles = marked(({ random, trim }) => (outline, _, tones) => {
  const places = scatter(outline, random, { count: 18, margin: 15, apart: 27 });
  return (
    dots(
      places.filter((__, index) => index % 3 === 0),
      10,
      trim.base,
    ) +
    dots(
      places.filter((__, index) => index % 3 === 1),
      7.5,
      tones.deep,
    ) +
    dots(
      places.filter((__, index) => index % 3 === 2),
      5,
      tones.deep,
    )
  );
});

const tiger = marked(({ trim, random }) => (outline) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const rows = Math.min(6, Math.floor(height / 26));
  const stripes = Array.from({ length: rows }, (_, row) => {
    const at = y + (height * (row + 0.7)) / (rows + 0.4);
    const [upper, middle, lower] = [spanAt(at - 8), spanAt(at), spanAt(at + 8)];
    if (!upper || !middle || !lower) return '';
    const [left, right] = [between(random, 40, 66), between(random, 40, 66)];
    return (
      `M${upper.left} ${at - 8}Q${middle.left + left * 0.6} ${at - 8} ${middle.left + left} ${at + 7}Q${middle.left + left * 0.5} ${at + 4} ${lower.left} ${at + 8}Z` +
      `M${upper.right} ${at - 8}Q${middle.right - right * 0.6} ${at - 8} ${middle.right - right} ${at + 7}Q${middle.right - right * 0.5} ${at + 4} ${lower.right} ${at + 8}Z`
    );
  });
  return fillAll(stripes, trim.base);
});

const harlequin = marked(({ trim }) => (outline) => {
  const { x, y, width, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const size = 44;
  const rows = Math.ceil(height / size);
  const diamonds = Array.from({ length: rows }, (_, row) => {
    const middle = y + (row + 0.5) * size;
    const span = spanAt(middle);
    if (!span) return '';
    return Array.from({ length: Math.ceil(width / size) }, (__, column) => {
      const centre = x + width / 2 + (column - Math.floor(width / size / 2)) * size;
      const reach = Math.min(centre - span.left, span.right - centre);
      if (reach < 20 || (row === rows - 1 && height < 300 && size * (row + 1) > height)) return '';
      return `M${centre} ${middle - 22}L${centre + 18} ${middle}L${centre} ${middle + 22}L${centre - 18} ${middle}Z`;
    }).join('');
  });
  return fillAll(diamonds, trim.base);
});

const strata = marked(({ trim, primary, random }) => (outline) => {
  const { x, y, width, height } = boundsOf(outline);
  const count = Math.max(3, Math.round(height / 44));
  return Array.from({ length: count }, (_, index) => {
    const at = y + (height * (index + 0.5)) / count;
    const lean = between(random, -12, 12);
    const seam = band(outline, [x, at - lean], [x + width, at + lean], between(random, 9, 22));
    return fill(seam, [trim.base, primary.shade, primary.light][index % 3] ?? trim.base);
  }).join('');
});

const twoFaced = marked(({ trim, random }) => (outline) => {
  const lean = between(random, -14, 14);
  return fill(cut(outline, [256 + lean, 60], [256 - lean, 520], 0), trim.base);
});

const glazed = marked(({ trim, random }) => (outline, surface) => {
  const { y, height } = boundsOf(outline);
  const spanAt = spansOf(outline);
  const level = y + height * (surface === 'skull' ? 0.36 : 0.3);
  const top = spanAt(level);
  if (!top) return '';
  const width = (top.right - top.left - 24) / 6;
  const drips = Array.from({ length: 6 }, (_, index) => {
    const [x, far] = [
      top.left + 12 + index * width + 3,
      between(random, 14, index % 2 === 0 ? 52 : 26),
    ];
    const w = width - 6;
    return `M${x} ${level - 4}L${x + w} ${level - 4}L${x + w} ${level + far - w / 2}Q${x + w / 2} ${level + far + w / 2} ${x} ${level + far - w / 2}Z`;
  });
  return fill(cut(outline, [-100, level], [600, level]), trim.base) + fillAll(drips, trim.base);
});

const rosettes = marked(({ trim, random }) => (outline) => {
  const places = scatter(outline, random, { count: 9, margin: 22, apart: 46 });
  return (
    dots(places, between(random, 13, 16), trim.base) +
    dots(
      places.map(([x, y]): Point => [x + 4, y - 2]),
      7,
      trim.light,
    )
  );
});

const wideStripes = marked(({ trim }) => (outline) => {
  const { x, width, y, height } = boundsOf(outline);
  return [-3, -1.5, 0, 1.5, 3]
    .map((step) => {
      const at = x + width / 2 + step * 42;
      return fill(band(outline, [at + 8, y], [at - 8, y + height], 20), trim.base);
    })
    .join('');
});

export const BODY_PATTERNS: readonly Drawing[] = [
  { slug: 'freckles', noun: 'Freckled Coat', trim: 'Freckles', finishes: EARTHS, draw: freckles },
  { slug: 'tiger', noun: 'Tiger Pelt', trim: 'Stripes', finishes: LIVING, draw: tiger },
  {
    slug: 'harlequin',
    noun: 'Harlequin Skin',
    trim: 'Diamonds',
    finishes: EARTHS,
    draw: harlequin,
  },
  { slug: 'strata', noun: 'Layered Strata', trim: 'Seams', finishes: EARTHS, draw: strata },
  { slug: 'two-faced', noun: 'Two-Faced Body', trim: 'Half', finishes: EARTHS, draw: twoFaced },
  { slug: 'glazed', noun: 'Dipped Glaze', trim: 'Drips', finishes: EARTHS, draw: glazed },
  { slug: 'rosettes', noun: 'Leopard Pelt', trim: 'Rosettes', finishes: LIVING, draw: rosettes },
  { slug: 'wide-stripes', noun: 'Humbug Body', trim: 'Bands', finishes: EARTHS, draw: wideStripes },
];
