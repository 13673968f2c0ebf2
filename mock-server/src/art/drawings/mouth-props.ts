import { BONE, INK } from '../colour';
import type { Drawing, Focus, Scene } from '../drawing';
import { CLOTHS, HAIR, LIVING, METALS, WOODS } from '../finishes';
import type { Anchors } from '../head-shape';
import { AXIS, both, box, ellipse, smooth, symmetric } from '../geometry/shapes';
import { castShadow, disc, dots, fill, form, line, piece, stand } from '../paint';
import { between } from '../random';

const mouthOf =
  (marks: (scene: Scene) => string) =>
  (scene: Scene): string =>
    stand(
      marks(scene),
      AXIS,
      scene.anchors.mouth.y,
      scene.anchors.mouth.half / 40,
      between(scene.random, -2, 2),
    );

const toTheRight = ({ mouth }: Anchors): Focus => ({ x: AXIS + 34, y: mouth.y, size: 210 });

const pipe = mouthOf(
  ({ primary, trim }) =>
    line('M-36 0Q-8 8 20 2', INK, 8) +
    castShadow('M10 -4L66 18L62 30L8 8Z') +
    fill('M10 -4L66 18L62 30L8 8Z', primary.shade) +
    piece('M56 -22L104 -22C106 16 98 40 78 40C60 40 54 16 56 -22Z', primary) +
    fill(ellipse(80, -22, 25, 7), primary.deep) +
    fill(box(28, 3, 12, 14, 2), trim.light) +
    disc(84, -46, 12, BONE) +
    disc(100, -68, 9, BONE) +
    disc(94, -88, 6, BONE),
);

const moustache = mouthOf(({ primary, trim }) => {
  const half = 'M0 -22C14 -36 38 -26 46 -10C56 0 72 -4 74 -22C86 -8 78 16 54 16C32 18 12 4 0 -8Z';
  return (
    line('M-18 16Q0 22 18 16', INK, 7) +
    castShadow(both(half, 0)) +
    form(half, { ...primary, base: primary.base }) +
    form(both(half, 0).slice(half.length), { ...primary, base: primary.light }) +
    line('M14 -16C26 -14 36 -6 46 2M-14 -16C-26 -14 -36 -6 -46 2', primary.deep, 3.5, 0.7) +
    dots(
      [
        [-72, -18],
        [72, -18],
      ],
      8,
      trim.base,
    )
  );
});

const beard = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.mouth;
  const [wide, low] = [Math.min(half * 2.3, anchors.side.half * 0.74), anchors.chin + 44];
  const hair = symmetric(
    `M${AXIS} ${y - 22}C${AXIS + 18} ${y - 36} ${AXIS + wide - 20} ${y - 30} ${AXIS + wide} ${y - 34}C${AXIS + wide + 8} ${y + 10} ${AXIS + wide - 6} ${low - 40} ${AXIS + wide * 0.5} ${low - 6}L${AXIS + wide * 0.36} ${low - 16}L${AXIS + 12} ${low + 14}L${AXIS} ${low}`,
  );
  return (
    piece(hair, primary) +
    line(
      both(
        `M${AXIS + wide * 0.7} ${y + 2}Q${AXIS + wide * 0.66} ${y + 32} ${AXIS + wide * 0.44} ${low - 34}M${AXIS + wide * 0.3} ${y + 30}L${AXIS + wide * 0.2} ${low - 22}`,
      ),
      primary.deep,
      4,
      0.6,
    ) +
    fill(
      `M${AXIS - 28} ${y - 6}Q${AXIS} ${y + 4} ${AXIS + 28} ${y - 6}Q${AXIS + 22} ${y + 16} ${AXIS} ${y + 16}Q${AXIS - 22} ${y + 16} ${AXIS - 28} ${y - 6}Z`,
      INK,
    ) +
    fill(
      `M${AXIS - 20} ${y - 2}Q${AXIS} ${y + 5} ${AXIS + 20} ${y - 2}L${AXIS + 17} ${y + 4}Q${AXIS} ${y + 9} ${AXIS - 17} ${y + 4}Z`,
      BONE,
    ) +
    piece(box(AXIS - 9, low - 34, 18, 16, 5), trim)
  );
};

const rose = mouthOf(
  ({ primary, trim }) =>
    fill(box(-40, -9, 80, 20, 9), INK) +
    fill(box(-35, -5, 70, 6, 2), BONE) +
    line('M-66 12Q-10 2 52 -2', '#3f6b3c', 7) +
    fill('M-40 8C-52 -10 -68 -8 -76 -2C-66 8 -54 14 -40 8Z', '#58884a') +
    fill('M-52 10C-58 26 -72 28 -80 24C-76 12 -66 8 -52 10Z', '#3f6b3c') +
    castShadow(ellipse(70, -8, 27)) +
    disc(70, -8, 27, primary.base) +
    fill('M70 19C50 18 43 4 43 -10C56 4 80 10 97 -8C97 8 86 19 70 19Z', primary.shade) +
    disc(64, -16, 13, primary.light) +
    line('M56 -16Q64 -28 74 -18Q76 -8 64 -8', primary.deep, 4) +
    disc(66, -15, 3, trim.light),
);

const bubble = mouthOf(({ primary, trim, random }) => {
  const size = between(random, 34, 42);
  const gum = ellipse(8, 12, size);
  return (
    disc(0, 0, 20, INK, 14) +
    castShadow(gum) +
    form(gum, primary) +
    fill(
      `M${8 - size * 0.62} ${12 - size * 0.1}C${8 - size * 0.6} ${12 - size * 0.5} ${8 - size * 0.3} ${12 - size * 0.66} ${8 - size * 0.05} ${12 - size * 0.66}C${8 - size * 0.3} ${12 - size * 0.5} ${8 - size * 0.42} ${12 - size * 0.3} ${8 - size * 0.62} ${12 - size * 0.1}Z`,
      trim.light,
      0.85,
    )
  );
});

const harmonica = mouthOf(
  ({ primary, trim }) =>
    piece(box(-66, -20, 132, 42, 9), primary) +
    fill(box(-66, -6, 132, 15, 2), trim.shade) +
    fill([-54, -36, -18, 0, 18, 36].map((x) => box(x, -3, 12, 9, 1)).join(''), INK) +
    disc(-57, -13, 3, primary.deep) +
    disc(57, -13, 3, primary.deep) +
    disc(-57, 16, 3, primary.deep) +
    disc(57, 16, 3, primary.deep),
);

const kerchief = ({ anchors, primary, trim, random }: Scene): string => {
  const { y } = anchors.mouth;
  const wide = Math.min(anchors.side.half - 6, anchors.mouth.half * 2.75);
  const [top, tip] = [y - 36, anchors.chin + 52];
  const cloth = smooth([
    [AXIS - wide, top - 4],
    [AXIS, top + 8],
    [AXIS + wide, top - 4],
    [AXIS + wide * 0.86, y + 18],
    [AXIS + wide * 0.36, tip - 22],
    [AXIS, tip],
    [AXIS - wide * 0.36, tip - 22],
    [AXIS - wide * 0.86, y + 18],
  ]);
  const spots = [
    [-0.62, -10],
    [-0.2, -2],
    [0.24, -4],
    [0.64, -12],
    [-0.42, 24],
    [0.02, 28],
    [0.44, 22],
    [-0.16, 56],
    [0.2, 54],
  ];
  return (
    piece(cloth, primary) +
    line(
      `M${AXIS - wide * 0.94} ${top + 8}Q${AXIS} ${top + 26} ${AXIS + wide * 0.94} ${top + 8}`,
      primary.deep,
      4,
      0.6,
    ) +
    spots
      .map(([dx = 0, dy = 0]) =>
        disc(AXIS + dx * wide, y + dy + 6, between(random, 5.5, 7.5), trim.light),
      )
      .join('')
  );
};

const straw = mouthOf(
  ({ primary, trim }) =>
    line('M-36 2Q0 16 34 -4', INK, 8) +
    line('M10 6L88 30', primary.shade, 8) +
    line('M10 4L88 28', primary.light, 4) +
    piece('M82 4C96 0 100 14 96 24C108 16 118 26 108 36C98 42 92 36 88 30C78 26 74 8 82 4Z', trim),
);

export const MOUTH_PROPS: readonly Drawing[] = [
  {
    slug: 'pipe',
    noun: 'Evening Pipe',
    trim: 'Band',
    finishes: WOODS,
    draw: pipe,
    focus: toTheRight,
  },
  { slug: 'moustache', noun: 'Waxed Moustache', trim: 'Tips', finishes: HAIR, draw: moustache },
  {
    slug: 'beard',
    noun: 'Forked Beard',
    trim: 'Bead',
    finishes: HAIR,
    draw: beard,
    focus: ({ mouth }) => ({ x: AXIS, y: mouth.y + 22, size: 250 }),
  },
  {
    slug: 'rose',
    noun: 'Clenched Rose',
    trim: 'Heart',
    finishes: LIVING,
    draw: rose,
    focus: ({ mouth }) => ({ x: AXIS + 8, y: mouth.y, size: 220 }),
  },
  { slug: 'bubble', noun: 'Bubble Gum', trim: 'Shine', finishes: CLOTHS, draw: bubble },
  { slug: 'harmonica', noun: 'Pocket Harmonica', trim: 'Comb', finishes: METALS, draw: harmonica },
  {
    slug: 'kerchief',
    noun: 'Bandit Kerchief',
    trim: 'Dots',
    finishes: CLOTHS,
    draw: kerchief,
    focus: ({ mouth }) => ({ x: AXIS, y: mouth.y + 16, size: 270 }),
  },
  {
    slug: 'straw',
    noun: 'Chewed Stalk',
    trim: 'Seed Head',
    finishes: LIVING,
    draw: straw,
    focus: toTheRight,
  },
];
