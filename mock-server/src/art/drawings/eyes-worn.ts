import { BONE, INK } from '../colour';
import type { Drawing } from '../drawing';
import { CLOTHS, GLASS, METALS, WOODS } from '../finishes';
import { box, ellipse, smooth, star, symmetric } from '../geometry/shapes';
import { cut } from '../geometry/cut';
import { castShadow, disc, fill, form, line, piece } from '../paint';
import { eachEye, eyesOf } from './eyes-frame';

const pupil = (x: number, size = 15): string =>
  disc(x, 2, size, INK) + disc(x - size * 0.35, -4, size * 0.33, BONE);

const spectacles = eyesOf(
  ({ gap, reach, primary, trim }) =>
    line(`M${-gap - 34} -4L${-reach} -10M${gap + 34} -4L${reach} -10`, primary.shade, 7) +
    eachEye(
      gap,
      (x) =>
        disc(x + 4, 6, 38, INK + '40') +
        disc(x, 0, 36, primary.base) +
        disc(x, 0, 28, BONE) +
        pupil(x) +
        fill(cut(ellipse(x, 0, 28), [x + 28, -20], [x - 10, 28], 0.1), trim.light, 0.4),
    ) +
    line(`M${-gap + 33} -6Q0 -18 ${gap - 33} -6`, primary.base, 8),
);

const visor = eyesOf(({ gap, reach, primary, trim }) => {
  const band = symmetric(
    `M0 -30L${reach - 6} -34Q${reach + 8} -30 ${reach + 6} -2Q${reach + 2} 22 ${gap + 8} 32Q22 32 12 22L0 20`,
    0,
  );
  return (
    piece(band, { ...trim, base: trim.base }) +
    fill(
      symmetric(
        `M0 -22L${reach - 10} -25Q${reach - 2} -20 ${reach - 3} -2Q${reach - 8} 16 ${gap + 6} 24Q26 24 16 14L0 12`,
        0,
      ),
      primary.base,
    ) +
    fill(
      `M${-reach + 10} -22L${-gap + 8} -24L${-gap - 22} 22Q${-reach + 6} 14 ${-reach + 4} -2Z`,
      primary.light,
    ) +
    fill(`M${-gap + 20} -23L${-gap + 32} -23L${-gap + 4} 23L${-gap - 10} 24Z`, primary.light) +
    fill(
      `M${gap + 30} -24L${reach - 10} -25Q${reach - 2} -20 ${reach - 3} -2Q${reach - 8} 16 ${gap + 6} 24L${gap} 24Z`,
      primary.shade,
    )
  );
});

const monocle = eyesOf(
  ({ gap, primary, trim }) =>
    line(`M${-gap - 24} 4Q${-gap} -14 ${-gap + 24} 4`, INK, 9) +
    line(`M${gap + 30} 20C${gap + 52} 60 ${gap + 30} 96 ${gap + 46} 128`, primary.base, 5) +
    disc(gap + 5, 8, 44, `${INK}40`) +
    disc(gap, 0, 42, primary.base) +
    fill(cut(ellipse(gap, 0, 42), [gap + 40, -30], [gap - 20, 42], 0.1), primary.shade) +
    disc(gap, 0, 32, BONE) +
    pupil(gap, 17) +
    fill(`M${gap - 26} 8L${gap + 4} -28L${gap + 16} -24L${gap - 20} 20Z`, trim.light, 0.55) +
    line(`M${-gap - 26} -34L${-gap + 20} -28M${gap - 24} -50L${gap + 26} -56`, INK, 7),
);

const starShades = eyesOf(
  ({ gap, reach, primary, trim }) =>
    line(`M${-gap} -8L${-reach} -12M${gap} -8L${reach} -12M${-gap} -6L${gap} -6`, trim.base, 9) +
    eachEye(
      gap,
      (x) =>
        castShadow(star(x, 2, 5, 52, 26)) +
        fill(star(x, 2, 5, 52, 27), trim.base) +
        fill(star(x, 2, 5, 40, 20), primary.base) +
        fill(`M${x - 24} -4L${x - 2} -32L${x + 4} -12L${x - 16} 16Z`, primary.light),
    ),
);

const snowGoggles = eyesOf(({ gap, reach, primary, trim }) => {
  const bar = symmetric(
    `M0 -20Q12 -28 ${gap} -28Q${reach - 6} -28 ${reach + 2} -16L${reach} 14Q${gap + 10} 30 ${gap - 6} 26Q14 22 10 6L0 2`,
    0,
  );
  return (
    piece(bar, primary) +
    eachEye(
      gap,
      (x) =>
        fill(box(x - 28, -5, 56, 11, 5), INK) + line(`M${x - 22} 7L${x + 24} 7`, primary.light, 3),
    ) +
    eachEye(reach - 12, (x) => disc(x, -3, 5, trim.base)) +
    line(`M${-gap - 14} -19L${-gap + 18} -21M${gap - 16} -20L${gap + 12} -19`, primary.deep, 3, 0.6)
  );
});

const domino = eyesOf(({ gap, reach, primary, trim }) => {
  const mask = symmetric(
    `M0 -24Q20 -38 ${gap + 8} -38Q${reach - 4} -36 ${reach + 14} -50Q${reach + 8} 0 ${gap + 22} 28Q${gap - 10} 36 14 14L0 10`,
    0,
  );
  return (
    piece(mask, primary) +
    line(`M-${reach - 8} -36Q${-gap} -26 0 -14Q${gap} -26 ${reach - 8} -36`, trim.base, 5) +
    eachEye(
      gap,
      (x, side) =>
        fill(
          `M${x - side * 28} 2Q${x - side * 4} -24 ${x + side * 28} -10Q${x + side * 18} 16 ${x} 16Q${x - side * 16} 16 ${x - side * 28} 2Z`,
          BONE,
        ) + pupil(x, 12),
    )
  );
});

const aviator = eyesOf(
  ({ gap, reach, primary, trim }) =>
    fill(symmetric(`M0 -18L${reach + 2} -22L${reach + 2} 14L0 10`, 0), trim.shade) +
    fill(symmetric(`M0 -18L${reach + 2} -22L${reach + 2} -14L0 -10`, 0), trim.light) +
    eachEye(
      gap,
      (x) =>
        castShadow(ellipse(x, 0, 45)) +
        form(ellipse(x, 0, 45), primary) +
        disc(x, 1, 32, INK) +
        disc(x, 1, 29, '#9fc4c0') +
        fill(cut(ellipse(x, 1, 29), [x + 30, -26], [x - 18, 30], 0.05), '#5f918f') +
        fill(`M${x - 22} 6L${x + 2} -24L${x + 12} -20L${x - 14} 18Z`, '#e4f1e8'),
    ),
);

const blindfold = eyesOf(
  ({ gap, reach, primary, trim }) =>
    piece(
      smooth([
        [-reach - 2, -22],
        [-gap, -26],
        [0, -18],
        [gap, -28],
        [reach + 2, -20],
        [reach + 4, 8],
        [gap, 22],
        [0, 14],
        [-gap, 24],
        [-reach - 4, 6],
      ]),
      primary,
    ) +
    line(
      `M${-reach + 4} -8Q${-gap} 2 ${-gap + 34} -6M${gap - 10} 10Q${gap + 20} 8 ${reach - 6} 0`,
      primary.deep,
      4,
      0.6,
    ) +
    eachEye(gap, (x) =>
      line(`M${x - 11} -9L${x + 11} 11M${x + 11} -9L${x - 11} 11`, trim.light, 7),
    ),
);

const pinhole = eyesOf(
  ({ gap, reach, primary, trim }) =>
    line(`M${-gap - 30} -8L${-reach} -10M${gap + 30} -8L${reach} -10`, INK, 7) +
    line(`M${-gap + 20} -14L${gap - 20} -14`, INK, 10) +
    eachEye(gap, (x, side) => {
      const tones = side < 0 ? primary : trim;
      return (
        castShadow(box(x - 40, -30, 80, 58, 10)) +
        fill(box(x - 40, -30, 80, 58, 10), BONE) +
        fill(box(x - 30, -21, 60, 40, 5), tones.base) +
        fill(`M${x - 28} 14L${x - 4} -21L${x + 12} -21L${x - 16} 19L${x - 28} 19Z`, tones.light)
      );
    }),
);

export const EYES_WORN: readonly Drawing[] = [
  {
    slug: 'spectacles',
    noun: 'Round Spectacles',
    trim: 'Tint',
    finishes: METALS,
    draw: spectacles,
  },
  { slug: 'visor', noun: 'Wraparound Visor', trim: 'Frame', finishes: GLASS, draw: visor },
  { slug: 'monocle', noun: 'Monocle', trim: 'Glint', finishes: METALS, draw: monocle },
  { slug: 'star-shades', noun: 'Star Shades', trim: 'Frames', finishes: GLASS, draw: starShades },
  { slug: 'snow-goggles', noun: 'Snow Goggles', trim: 'Pegs', finishes: WOODS, draw: snowGoggles },
  { slug: 'domino', noun: 'Domino Mask', trim: 'Piping', finishes: CLOTHS, draw: domino },
  { slug: 'aviator', noun: 'Flying Goggles', trim: 'Strap', finishes: METALS, draw: aviator },
  {
    slug: 'blindfold',
    noun: 'Stitched Blindfold',
    trim: 'Stitches',
    finishes: CLOTHS,
    draw: blindfold,
  },
  {
    slug: 'picture-glasses',
    noun: 'Matinee Glasses',
    trim: 'Lens',
    finishes: GLASS,
    draw: pinhole,
  },
];
