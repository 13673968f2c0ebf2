import { torsoOf } from '../bust';
import { BONE, INK, shift, tonesOf } from '../colour';
import type { Drawing, Scene } from '../drawing';
import { CLOTHS } from '../finishes';
import { band, cut } from '../geometry/cut';
import { AXIS, both, box, ellipse, mirrored, smooth, star, symmetric } from '../geometry/shapes';
import { castShadow, disc, fill, form, line, piece } from '../paint';

const dinnerJacket = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const coat = torsoOf(anchors, 8);
  const lapel = `M${AXIS + half - 2} ${y - 10}L${AXIS + half + 34} ${y + 40}L${AXIS + half + 14} ${y + 58}L${AXIS + half + 22} ${y + 72}L${AXIS + 6} 524L${AXIS} 500Z`;
  const bow = symmetric(
    `M${AXIS} ${y + 8}L${AXIS + 40} ${y - 12}Q${AXIS + 48} ${y + 12} ${AXIS + 40} ${y + 36}L${AXIS} ${y + 18}`,
  );
  return (
    piece(coat, primary) +
    fill(
      symmetric(`M${AXIS} ${y - 14}L${AXIS + half + 2} ${y - 16}L${AXIS + 6} 524L${AXIS} 524`),
      BONE,
    ) +
    fill(`M${AXIS + 4} ${y}L${AXIS + half} ${y - 12}L${AXIS + 6} 524L${AXIS + 2} 524Z`, '#d9c9ae') +
    [58, 92].map((down) => disc(AXIS, y + down, 4, INK)).join('') +
    castShadow(lapel, 5, 6) +
    fill(mirrored(lapel), primary.light) +
    fill(lapel, primary.deep) +
    piece(bow, trim) +
    form(box(AXIS - 10, y, 20, 26, 7), { ...trim, base: trim.shade })
  );
};

const rollNeck = ({ anchors, primary, trim, random }: Scene): string => {
  const { y, half } = anchors.neck;
  const jumper = torsoOf(anchors, 9);
  const [top, level] = [Math.min(y - 26, anchors.chin - 8), y + 58 + random() * 8];
  const collar = box(AXIS - half - 12, top, half * 2 + 24, y + 20 - top, 16);
  const ribs = [-0.72, -0.36, 0, 0.36, 0.72]
    .map((part) => `M${AXIS + part * (half + 8)} ${top + 12}L${AXIS + part * (half + 8)} ${y + 10}`)
    .join('');
  const bands = [0, 34]
    .map((down) =>
      fill(band(jumper, [0, level + down], [512, level + down], down === 0 ? 20 : 10), trim.base),
    )
    .join('');
  return piece(jumper, primary) + bands + piece(collar, primary) + line(ribs, primary.deep, 5, 0.6);
};

const sailor = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const blouse = torsoOf(anchors, 7);
  const flap = `M${AXIS + half - 4} ${y - 14}C${AXIS + half + 30} ${y - 8} ${AXIS + half + 70} ${y + 14} ${AXIS + half + 88} ${y + 44}L${AXIS} ${y + 104}L${AXIS} ${y + 78}Z`;
  const stripe = `M${AXIS + half + 74} ${y + 42}L${AXIS + 2} ${y + 92}`;
  return (
    piece(blouse, tonesOf('#efe4cb')) +
    castShadow(both(flap), 5, 7) +
    fill(mirrored(flap), primary.light) +
    fill(flap, primary.base) +
    line(both(stripe), BONE, 5) +
    piece(
      symmetric(
        `M${AXIS} ${y + 88}L${AXIS + 34} ${y + 150}L${AXIS + 10} ${y + 146}L${AXIS} ${y + 112}`,
      ),
      trim,
    ) +
    piece(box(AXIS - 15, y + 80, 30, 24, 8), trim)
  );
};

const dungarees = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const shirt = torsoOf(anchors, 7);
  const stripes = Array.from({ length: 5 }, (_, index) =>
    band(shirt, [0, y + 12 + index * 28], [512, y + 12 + index * 28], 11),
  ).join('');
  const [inner, outer, top] = [half + 12, half + 42, y + 68];
  return (
    piece(shirt, tonesOf('#eee2c8')) +
    fill(stripes, trim.base) +
    piece(
      both(
        `M${AXIS + inner} ${y + 2}L${AXIS + outer} ${y + 10}L${AXIS + outer - 8} ${top + 22}L${AXIS + inner - 12} ${top + 22}Z`,
      ),
      primary,
    ) +
    piece(box(AXIS - half - 42, top, half * 2 + 84, 140, 12), primary) +
    form(box(AXIS - 34, top + 22, 68, 60, 8), {
      ...primary,
      base: primary.shade,
      shade: primary.deep,
    }) +
    [-1, 1]
      .map(
        (side) =>
          disc(AXIS + side * (half + 17), top + 16, 10, trim.deep) +
          disc(AXIS + side * (half + 16), top + 15, 7, '#e3b64f'),
      )
      .join('')
  );
};

const varsity = ({ anchors, primary, trim, random }: Scene): string => {
  const { y, half } = anchors.neck;
  const jacket = torsoOf(anchors, 9);
  const sleeve = anchors.shoulders.half * 0.62;
  const collar = smooth([
    [AXIS - half - 14, y - 12],
    [AXIS, y + 26],
    [AXIS + half + 14, y - 12],
    [AXIS + half + 10, y + 16],
    [AXIS, y + 48],
    [AXIS - half - 10, y + 16],
  ]);
  return (
    piece(jacket, primary) +
    fill(cut(jacket, [AXIS - sleeve - 14, 524], [AXIS - sleeve + 4, 300], -0.08), trim.light) +
    fill(cut(jacket, [AXIS + sleeve - 4, 300], [AXIS + sleeve + 14, 524], -0.08), trim.base) +
    line(`M${AXIS} ${y + 36}L${AXIS} 520`, primary.deep, 5) +
    [70, 108].map((down) => disc(AXIS + 13, y + down, 6, trim.light)).join('') +
    piece(collar, trim) +
    fill(star(AXIS - sleeve * 0.52, y + 82, random() < 0.5 ? 5 : 6, 26, 12), trim.light)
  );
};

const ruff = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const doublet = torsoOf(anchors, 7);
  const middle = y + 6;
  const petals = Array.from({ length: 13 }, (_, index) => {
    const angle = ((index - 6) / 6) * 1.62;
    return {
      x: AXIS + Math.sin(angle) * (half + 46),
      y: middle + Math.cos(angle) * 26,
      lit: index < 7,
    };
  });
  return (
    piece(doublet, primary) +
    line(`M${AXIS} ${y + 40}L${AXIS} 520`, primary.deep, 5) +
    [-60, 60]
      .map((dx) =>
        fill(
          smooth([
            [AXIS + dx, y + 62],
            [AXIS + dx * 1.14, y + 100],
            [AXIS + dx * 0.95, y + 140],
            [AXIS + dx * 0.8, y + 100],
          ]),
          trim.base,
        ),
      )
      .join('') +
    [74, 110].map((down) => disc(AXIS, y + down, 7, trim.base)).join('') +
    castShadow(ellipse(AXIS, middle + 6, half + 66, 40)) +
    disc(AXIS, middle + 4, half + 52, '#cdbb9c', 32) +
    petals
      .map(
        (petal) =>
          disc(petal.x, petal.y, 20, '#cdbb9c') +
          disc(petal.x - 2, petal.y - 3, 17, petal.lit ? '#fbf3e2' : '#eaddc4'),
      )
      .join('') +
    disc(AXIS, middle - 8, half + 26, shift('#eaddc4', -0.06), 20) +
    disc(AXIS, middle - 14, half + 4, '#b7a488', 12)
  );
};

export const OUTFITS_TAILORED: readonly Drawing[] = [
  {
    slug: 'dinner-jacket',
    noun: 'Dinner Jacket',
    trim: 'Bow Tie',
    finishes: CLOTHS,
    draw: dinnerJacket,
  },
  { slug: 'roll-neck', noun: 'Roll-Neck Jumper', trim: 'Bands', finishes: CLOTHS, draw: rollNeck },
  { slug: 'sailor', noun: 'Sailor Blouse', trim: 'Knot', finishes: CLOTHS, draw: sailor },
  { slug: 'dungarees', noun: 'Dungarees', trim: 'Stripes', finishes: CLOTHS, draw: dungarees },
  { slug: 'varsity', noun: 'Varsity Jacket', trim: 'Sleeves', finishes: CLOTHS, draw: varsity },
  { slug: 'ruff', noun: 'Ruffed Doublet', trim: 'Slashes', finishes: CLOTHS, draw: ruff },
];
