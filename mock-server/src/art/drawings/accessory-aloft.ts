import { BONE, INK } from '../colour';
import type { Drawing, Focus, Scene } from '../drawing';
import { CLOTHS, GLASS, LIVING, METALS } from '../finishes';
import type { Anchors } from '../head-shape';
import { AXIS, box, ellipse, smooth, star } from '../geometry/shapes';
import { cut } from '../geometry/cut';
import { castShadow, disc, fill, form, line, piece, stand } from '../paint';
import { between } from '../random';

const shoulderTop = ({ shoulders, neck }: Anchors) => ({
  x: AXIS + shoulders.half * 0.74,
  y: (shoulders.y + neck.y) / 2 + 4,
});

const inTheAir = (): Focus => ({ x: 404, y: 112, size: 240 });

const hovering =
  (marks: (scene: Scene) => string) =>
  (scene: Scene): string =>
    stand(marks(scene), 428, 96 + between(scene.random, -10, 10), 1, between(scene.random, -6, 6));

const moon = hovering(({ primary, trim }) => {
  const crescent =
    'M12 -62C-34 -58 -58 -16 -44 22C-32 56 10 72 42 52C8 50 -12 28 -12 -4C-12 -32 -2 -52 12 -62Z';
  return (
    piece(crescent, primary) +
    disc(-32, 14, 6, primary.shade) +
    disc(-22, -24, 8, primary.shade) +
    disc(-8, 42, 5, primary.deep) +
    fill(star(34, -26, 4, 24, 7), trim.light) +
    fill(star(54, 14, 4, 13, 4), trim.base) +
    fill(star(24, 12, 4, 9, 3), trim.light)
  );
});

const raincloud = hovering(({ primary, trim, random }) => {
  const cloud = smooth([
    [-66, 14],
    [-62, -20],
    [-34, -28],
    [-14, -52],
    [18, -48],
    [32, -26],
    [58, -24],
    [66, 8],
    [40, 22],
    [-40, 22],
  ]);
  const drops = [-40, -14, 14, 40].map((x, index) => {
    const y = 40 + (index % 2) * 18 + between(random, 0, 8);
    return fill(
      `M${x} ${y}C${x + 11} ${y + 18} ${x + 10} ${y + 30} ${x - 2} ${y + 30}C${x - 13} ${y + 28} ${x - 10} ${y + 14} ${x} ${y}Z`,
      trim.base,
    );
  });
  return drops.join('') + piece(cloud, primary);
});

const balloon = ({ anchors, primary, trim, random }: Scene): string => {
  const { x, y } = shoulderTop(anchors);
  const bx = 430 + between(random, -8, 8);
  const skin = `M${bx} 28C${bx + 50} 28 ${bx + 62} 78 ${bx + 44} 116C${bx + 30} 142 ${bx + 12} 154 ${bx} 156C${bx - 12} 154 ${bx - 30} 142 ${bx - 44} 116C${bx - 62} 78 ${bx - 50} 28 ${bx} 28Z`;
  return (
    line(`M${bx} 164C${bx + 16} 220 ${x - 26} 270 ${x} ${y}`, INK, 4) +
    piece(skin, primary) +
    fill(
      `M${bx - 34} 92C${bx - 38} 70 ${bx - 28} 52 ${bx - 14} 46C${bx - 24} 60 ${bx - 28} 76 ${bx - 26} 94Z`,
      BONE,
      0.8,
    ) +
    fill(`M${bx - 11} 168L${bx} 154L${bx + 11} 168Z`, primary.deep) +
    piece(`M${x - 18} ${y - 8}L${x + 18} ${y - 8}L${x + 14} ${y + 14}L${x - 14} ${y + 14}Z`, trim)
  );
};

const lantern = ({ primary, trim, random }: Scene): string => {
  const sway = between(random, -5, 5);
  return (
    line('M470 524L462 84C460 52 436 40 412 52', INK, 18, 0.26) +
    line('M464 524L456 80C454 48 430 36 406 48', trim.shade, 15) +
    line('M461 524L453 80C451 52 430 41 408 50', trim.base, 8) +
    stand(
      line('M0 0L0 16', INK, 5) +
        castShadow(box(-34, 20, 68, 96, 12)) +
        form(box(-34, 20, 68, 96, 12), primary) +
        fill(box(-23, 38, 46, 60, 6), '#f3b53c') +
        fill('M0 52C14 66 14 86 0 90C-14 86 -14 66 0 52Z', '#fdf2c0') +
        fill('M-40 22L-18 4L18 4L40 22Z', primary.shade) +
        fill('M-40 22L-18 4L0 4L-6 22Z', primary.light) +
        line('M0 38L0 44M-23 68L-16 68M16 68L23 68', primary.deep, 5),
      408,
      52,
      1,
      sway,
    )
  );
};

const goldfish = hovering(
  ({ primary, trim }) =>
    castShadow(ellipse(0, 0, 64)) +
    fill(ellipse(0, 0, 64), '#d9ecea', 0.8) +
    fill(cut(ellipse(0, 0, 64), [-70, -20], [70, -20]), BONE, 0.55) +
    form('M18 6C34 -10 44 -16 52 -14C48 0 48 16 54 30C42 30 30 24 18 14Z', {
      ...primary,
      base: primary.shade,
    }) +
    form('M-42 8C-36 -18 -4 -26 24 6C2 36 -32 34 -42 8Z', primary) +
    fill('M-10 -12C0 -28 14 -26 20 -20C14 -14 10 -8 8 -4Z', primary.light) +
    disc(-26, 2, 6, INK) +
    disc(-28, 0, 2, BONE) +
    disc(-38, -30, 6, trim.light) +
    disc(-24, -40, 4, trim.light) +
    line('M-48 -26C-42 -40 -30 -50 -16 -54', BONE, 6),
);

export const ACCESSORIES_ALOFT: readonly Drawing[] = [
  {
    slug: 'moon',
    noun: 'Hovering Moon',
    trim: 'Stars',
    finishes: GLASS,
    draw: moon,
    focus: inTheAir,
  },
  {
    slug: 'raincloud',
    noun: 'Private Raincloud',
    trim: 'Rain',
    finishes: GLASS,
    draw: raincloud,
    focus: inTheAir,
  },
  {
    slug: 'balloon',
    noun: 'Tethered Balloon',
    trim: 'Weight',
    finishes: CLOTHS,
    draw: balloon,
    focus: () => ({ x: 400, y: 130, size: 270 }),
  },
  {
    slug: 'lantern',
    noun: 'Wayfarer’s Lantern',
    trim: 'Staff',
    finishes: METALS,
    draw: lantern,
    focus: () => ({ x: 400, y: 120, size: 250 }),
  },
  {
    slug: 'goldfish',
    noun: 'Goldfish at Large',
    trim: 'Bubbles',
    finishes: LIVING,
    draw: goldfish,
    focus: inTheAir,
  },
];
