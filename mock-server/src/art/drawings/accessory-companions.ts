import { BONE, INK, tonesOf } from '../colour';
import type { Drawing, Focus, Scene } from '../drawing';
import { CLOTHS, LIVING } from '../finishes';
import type { Anchors } from '../head-shape';
import { AXIS, both, box, ellipse, mirrored } from '../geometry/shapes';
import { castShadow, disc, fill, form, line, piece, stand } from '../paint';
import { between } from '../random';

const shoulderTop = ({ shoulders, neck }: Anchors) => ({
  x: AXIS + shoulders.half * 0.74,
  y: (shoulders.y + neck.y) / 2 + 4,
});

const onShoulder = (anchors: Anchors): Focus => {
  const { x, y } = shoulderTop(anchors);
  return { x: x - 4, y: y - 36, size: 220 };
};

const perched =
  (marks: (scene: Scene) => string, lean = 3) =>
  (scene: Scene): string => {
    const { x, y } = shoulderTop(scene.anchors);
    return stand(marks(scene), x, y, 1, between(scene.random, -lean, lean));
  };

const parrot = perched(
  ({ primary, trim }) =>
    piece('M20 -26C34 0 34 36 22 66L6 60C2 30 0 0 4 -22Z', trim) +
    piece(
      'M-30 -70C-34 -104 -8 -124 16 -118C44 -112 46 -80 40 -48C36 -14 16 4 -4 4C-28 2 -34 -30 -30 -70Z',
      primary,
    ) +
    fill('M6 -64C32 -66 40 -40 28 -10C20 4 8 2 6 -8C-2 -28 -4 -50 6 -64Z', trim.base) +
    line('M12 -44Q20 -30 16 -12M22 -50Q30 -34 24 -14', trim.deep, 3.5) +
    disc(-10, -90, 15, BONE) +
    disc(-13, -90, 7, INK) +
    piece('M-28 -98C-50 -98 -54 -78 -44 -64C-42 -74 -36 -78 -26 -78Z', tonesOf('#4a423d')) +
    line('M-12 4L-14 12M2 4L2 12', '#d99a3a', 7),
);

const snail = perched(
  ({ primary, trim }) =>
    piece('M-54 8C-62 -8 -58 -24 -46 -34L-34 -34C-32 -18 -20 -10 0 -8C30 -8 50 -4 58 10Z', trim) +
    line('M-48 -30L-58 -52M-38 -32L-38 -54', trim.base, 6) +
    disc(-58, -54, 6, INK) +
    disc(-38, -56, 6, INK) +
    castShadow(ellipse(14, -34, 40)) +
    form(ellipse(14, -34, 40), primary) +
    line(
      'M14 -34C20 -42 30 -34 24 -24C14 -10 -10 -20 -8 -40C-4 -64 36 -66 44 -40',
      primary.deep,
      6,
    ),
);

const candle = perched(
  ({ primary, trim }) =>
    piece(box(-34, -8, 68, 16, 7), trim) +
    piece(box(-17, -72, 34, 66, 7), primary) +
    fill('M-17 -66L2 -66L0 -44Q-6 -32 -8 -48Q-12 -30 -17 -42Z', primary.light) +
    line('M0 -72L0 -82', INK, 5) +
    fill('M0 -128C22 -104 18 -80 0 -80C-18 -80 -20 -104 0 -128Z', '#ee9428') +
    fill('M0 -106C10 -96 9 -84 0 -84C-9 -84 -10 -96 0 -106Z', '#fdeeb0'),
);

const cat = perched(
  ({ primary, trim }) =>
    piece('M40 -6C64 4 70 38 52 62C46 66 40 60 43 54C54 34 44 18 26 12Z', primary) +
    piece('M-36 8C-40 -30 -26 -48 0 -50C30 -50 46 -30 46 8Z', primary) +
    piece(
      'M-48 -56L-52 -96L-26 -82C-16 -86 -2 -86 8 -82L32 -98L30 -56C30 -32 14 -22 -8 -22C-32 -22 -48 -34 -48 -56Z',
      primary,
    ) +
    fill('M-18 -52L2 -52L-8 -42Z', trim.light) +
    fill(ellipse(-26, -60, 9, 8) + ellipse(10, -60, 9, 8), '#e6cf5b') +
    fill(ellipse(-26, -60, 3, 8) + ellipse(10, -60, 3, 8), INK) +
    line('M-18 -36Q-12 -32 -8 -38Q-4 -32 2 -36', INK, 3.5) +
    fill('M-26 -80L-46 -90L-44 -66Z', trim.base) +
    fill('M10 -80L27 -90L26 -66Z', trim.base),
);

const moth = perched(({ primary, trim }) => {
  const upper = 'M4 -64C20 -104 62 -112 80 -94C82 -66 50 -40 6 -48Z';
  const lower = 'M5 -48C34 -46 54 -30 50 -6C30 2 8 -16 3 -38Z';
  return (
    castShadow(both(upper, 0), 5, 7) +
    castShadow(both(lower, 0), 5, 7) +
    form(mirrored(lower, 0), trim) +
    form(lower, trim) +
    form(mirrored(upper, 0), primary) +
    form(upper, primary) +
    [-1, 1]
      .map(
        (side) =>
          disc(side * 48, -78, 12, trim.deep) +
          disc(side * 48 - 1, -79, 7, trim.light) +
          disc(side * 28, -22, 6, primary.light),
      )
      .join('') +
    line('M-3 -72C-8 -92 -18 -100 -26 -102M3 -72C8 -92 18 -100 26 -102', INK, 4.5) +
    piece(ellipse(0, -48, 9, 30), tonesOf('#4b3a2f'))
  );
}, 14);

export const ACCESSORIES_COMPANIONS: readonly Drawing[] = [
  {
    slug: 'parrot',
    noun: 'Shoulder Parrot',
    trim: 'Wings',
    finishes: LIVING,
    draw: parrot,
    focus: onShoulder,
  },
  {
    slug: 'snail',
    noun: 'Travelling Snail',
    trim: 'Foot',
    finishes: LIVING,
    draw: snail,
    focus: onShoulder,
  },
  {
    slug: 'candle',
    noun: 'Shoulder Candle',
    trim: 'Dish',
    finishes: CLOTHS,
    draw: candle,
    focus: onShoulder,
  },
  {
    slug: 'cat',
    noun: 'Supervising Cat',
    trim: 'Ears',
    finishes: LIVING,
    draw: cat,
    focus: onShoulder,
  },
  {
    slug: 'moth',
    noun: 'Resting Moth',
    trim: 'Hindwings',
    finishes: LIVING,
    draw: moth,
    focus: onShoulder,
  },
];
