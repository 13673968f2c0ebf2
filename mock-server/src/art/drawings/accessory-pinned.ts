import { torsoOf } from '../bust';
import { BONE, INK } from '../colour';
import type { Drawing, Focus, Scene } from '../drawing';
import { CLOTHS, METALS } from '../finishes';
import type { Anchors } from '../head-shape';
import { AXIS, box, ellipse, star } from '../geometry/shapes';
import { band } from '../geometry/cut';
import { castShadow, disc, fill, form, line, piece, stand } from '../paint';
import { between } from '../random';

const chest = ({ neck, shoulders }: Anchors): Focus => ({
  x: AXIS + shoulders.half * 0.46,
  y: neck.y + 72,
  size: 200,
});
const necklace = ({ neck }: Anchors): Focus => ({ x: AXIS, y: neck.y + 44, size: 260 });

const pinned =
  (marks: (scene: Scene) => string) =>
  (scene: Scene): string => {
    const { neck, shoulders } = scene.anchors;
    return stand(
      marks(scene),
      AXIS + shoulders.half * 0.48,
      neck.y + 72,
      1,
      between(scene.random, -5, 5),
    );
  };

const medal = pinned(
  ({ primary, trim, random }) =>
    piece('M-22 -58L22 -58L16 -6L0 8L-16 -6Z', trim) +
    fill('M-6 -58L6 -58L5 4L0 8L-5 4Z', trim.light) +
    castShadow(ellipse(0, 26, 32), 4, 6) +
    form(ellipse(0, 26, 32), primary) +
    disc(0, 26, 22, primary.shade) +
    fill(star(0, 26, random() < 0.5 ? 5 : 8, 20, 9), primary.light),
);

const rosette = pinned(({ primary, trim }) => {
  const pleats = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return disc(
      Math.sin(angle) * 29,
      -Math.cos(angle) * 29 - 8,
      11,
      index > 1 && index < 7 ? primary.shade : primary.base,
    );
  });
  return (
    castShadow(ellipse(0, -8, 38), 5, 8) +
    piece('M-20 8L4 14L-12 72L-24 58L-40 64Z', trim) +
    piece('M20 8L-2 14L16 72L27 58L42 62Z', primary) +
    pleats.join('') +
    disc(0, -8, 28, primary.deep) +
    disc(0, -8, 24, trim.light) +
    fill(star(0, -8, 5, 15, 7), primary.shade)
  );
});

const sash = ({ anchors, primary, trim }: Scene): string => {
  const torso = torsoOf(anchors, 12);
  const { y } = anchors.neck;
  const [a, b] = [
    [AXIS - 128, y + 2],
    [AXIS + 112, y + 154],
  ] as const;
  return (
    castShadow(band(torso, a, b, 50), 4, 8) +
    fill(band(torso, a, b, 50), primary.base) +
    fill(band(torso, [a[0] - 8, a[1] + 14], [b[0] - 8, b[1] + 14], 8), trim.base) +
    fill(band(torso, [a[0] + 8, a[1] - 14], [b[0] + 8, b[1] - 14], 8), trim.base) +
    castShadow(star(AXIS + 20, y + 96, 8, 38, 20), 4, 6) +
    fill(star(AXIS + 20, y + 96, 8, 38, 22), trim.light) +
    disc(AXIS + 20, y + 96, 17, primary.shade) +
    disc(AXIS + 18, y + 94, 9, trim.base)
  );
};

const chainWatch = ({ anchors, primary, trim }: Scene): string => {
  const { neck, shoulders } = anchors;
  const [x, y] = [AXIS + shoulders.half * 0.42, neck.y + 84];
  return (
    line(
      `M${AXIS - shoulders.half * 0.34} ${neck.y + 62}C${AXIS - 20} ${y + 44} ${x - 50} ${y + 30} ${x - 4} ${y - 30}`,
      INK,
      9,
      0.3,
    ) +
    line(
      `M${AXIS - shoulders.half * 0.34} ${neck.y + 60}C${AXIS - 20} ${y + 42} ${x - 50} ${y + 28} ${x - 4} ${y - 30}`,
      primary.base,
      5.5,
    ) +
    form(box(x - 9, y - 44, 18, 16, 6), primary) +
    castShadow(ellipse(x, y, 36)) +
    form(ellipse(x, y, 36), primary) +
    disc(x, y, 27, BONE) +
    line(`M${x} ${y}L${x} ${y - 17}M${x} ${y}L${x + 11} ${y + 7}`, INK, 5) +
    fillDots(x, y, trim.base)
  );
};

const fillDots = (x: number, y: number, colour: string): string =>
  [
    [0, -22],
    [22, 0],
    [0, 22],
    [-22, 0],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 2.6, colour))
    .join('');

export const ACCESSORIES_PINNED: readonly Drawing[] = [
  {
    slug: 'medal',
    noun: 'Service Medal',
    trim: 'Ribbon',
    finishes: METALS,
    draw: medal,
    focus: chest,
  },
  {
    slug: 'rosette',
    noun: 'Show Rosette',
    trim: 'Centre',
    finishes: CLOTHS,
    draw: rosette,
    focus: chest,
  },
  {
    slug: 'sash',
    noun: 'Order of the Sash',
    trim: 'Star',
    finishes: CLOTHS,
    draw: sash,
    focus: necklace,
  },
  {
    slug: 'watch',
    noun: 'Pocket Watch',
    trim: 'Hours',
    finishes: METALS,
    draw: chainWatch,
    focus: chest,
  },
];
