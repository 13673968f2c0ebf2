import { BONE, INK } from '../colour';
import type { Drawing, Focus } from '../drawing';
import { CLOTHS, GLASS, LIVING, METALS } from '../finishes';
import type { Anchors } from '../head-shape';
import { cut } from '../geometry/cut';
import { AXIS, ellipse, star } from '../geometry/shapes';
import { castShadow, disc, fill, form, line, piece } from '../paint';
import { between } from '../random';
import { eachEye, eyesOf } from './eyes-frame';

const sleepy = eyesOf(({ gap, primary, trim }) =>
  eachEye(
    gap,
    (x) =>
      disc(x, 0, 33, INK) +
      disc(x, 0, 29, BONE) +
      disc(x, 8, 15, trim.base) +
      disc(x, 8, 8, INK) +
      fill(cut(ellipse(x, 0, 33), [x - 80, -2], [x + 80, 2]), primary.base) +
      fill(
        cut(cut(ellipse(x, 0, 33), [x - 80, -2], [x + 80, 2]), [x - 40, 0], [x + 4, -40]),
        primary.light,
      ) +
      line(`M${x - 33} -1L${x + 33} 1`, INK, 6),
  ),
);

const lasers = eyesOf(({ gap, primary, trim, random }) => {
  const fall = between(random, 30, 90);
  return (
    eachEye(gap, (x) =>
      fill(`M${x} -13L${x + 560} ${fall - 34}L${x + 560} ${fall + 44}L${x} 13Z`, primary.base, 0.9),
    ) +
    eachEye(gap, (x) =>
      fill(`M${x} -5L${x + 560} ${fall - 10}L${x + 560} ${fall + 20}L${x} 5Z`, primary.light),
    ) +
    eachEye(
      gap,
      (x) =>
        fill(star(x, 0, 8, 50, 26), trim.light) +
        fill(star(x, 0, 8, 40, 22), primary.base) +
        disc(x, 0, 22, primary.light) +
        disc(x, 0, 13, BONE),
    )
  );
});

const cyclops = eyesOf(({ gap, reach, primary, trim }) => {
  const size = Math.min(58, gap + 12);
  return (
    fill(`M${-reach} -18L${reach} -18L${reach} 12L${-reach} 12Z`, trim.shade) +
    fill(`M${-reach} -18L${reach} -18L${reach} -10L${-reach} -10Z`, trim.base) +
    castShadow(ellipse(0, 0, size)) +
    form(ellipse(0, 0, size), trim) +
    disc(0, 0, size * 0.78, INK) +
    disc(0, 0, size * 0.68, primary.base) +
    disc(0, 0, size * 0.42, primary.deep) +
    disc(4, 4, size * 0.2, INK) +
    fill(
      cut(ellipse(0, 0, size * 0.68), [-size, size * 0.3], [size * 0.2, -size], 0.16),
      primary.light,
    ) +
    disc(size * 0.22, size * 0.26, size * 0.09, BONE)
  );
});

const buttons = eyesOf(({ gap, primary, trim }) =>
  eachEye(gap, (x, side) => {
    const size = side < 0 ? 32 : 27;
    const tones = side < 0 ? primary : trim;
    return (
      castShadow(ellipse(x, 0, size), 4, 5) +
      form(ellipse(x, 0, size), tones) +
      disc(x, 0, size * 0.66, tones.shade) +
      disc(x - 1, -1, size * 0.6, tones.base) +
      line(`M${x - 7} -7L${x + 7} 7M${x + 7} -7L${x - 7} 7`, INK, 5)
    );
  }),
);

const slits = eyesOf(({ gap, primary, trim }) =>
  eachEye(gap, (x, side) => {
    const almond = `M${x - side * 34} 12Q${x - side * 6} -32 ${x + side * 36} -20Q${x + side * 26} 22 ${x} 24Q${x - side * 20} 24 ${x - side * 34} 12Z`;
    return (
      castShadow(almond, 4, 5) +
      fill(almond, primary.base) +
      fill(cut(almond, [x - 60, -2], [x + 60, -6]), primary.light) +
      fill(`M${x} -24Q${x + 11} 0 ${x} 24Q${x - 11} 0 ${x} -24Z`, INK) +
      line(`M${x - side * 34} 12Q${x - side * 6} -32 ${x + side * 38} -22`, INK, 9) +
      line(`M${x - side * 28} 0Q${x} -36 ${x + side * 40} -30`, trim.base, 6)
    );
  }),
);

const spirals = eyesOf(({ gap, primary, trim }) =>
  eachEye(
    gap,
    (x, side) =>
      disc(x, 0, 36, INK) +
      disc(x, 0, 32, trim.light) +
      line(
        `M${x} 0C${x + side * 10} -8 ${x + side * 14} 10 ${x} 12C${x - side * 20} 12 ${x - side * 16} -20 ${x + side * 2} -20C${x + side * 26} -20 ${x + side * 28} 24 ${x} 25`,
        primary.base,
        7,
      ),
  ),
);

const brimming = eyesOf(
  ({ gap, primary, trim }) =>
    line(`M${-gap - 26} -42L${-gap + 22} -54M${gap + 26} -42L${gap - 22} -54`, INK, 8) +
    eachEye(
      gap,
      (x) =>
        disc(x, 0, 36, INK) +
        disc(x, 0, 32, primary.base) +
        disc(x, 4, 24, primary.deep) +
        disc(x - 11, -11, 11, BONE) +
        disc(x + 12, 12, 6, BONE) +
        fill(cut(ellipse(x, 0, 32), [x + 80, 14], [x - 80, 14], 0.14), trim.light, 0.9),
    ) +
    piece(
      `M${gap + 20} 30C${gap + 34} 52 ${gap + 38} 64 ${gap + 24} 70C${gap + 8} 68 ${gap + 10} 50 ${gap + 20} 30Z`,
      trim,
    ),
);

const lashes = eyesOf(({ gap, primary, trim }) =>
  eachEye(
    gap,
    (x, side) =>
      fill(
        `M${x - side * 36} 6Q${x} -58 ${x + side * 48} -30Q${x + side * 40} 4 ${x} 10Z`,
        primary.base,
      ) +
      fill(
        `M${x - side * 30} 6Q${x} -28 ${x + side * 34} -2Q${x + side * 18} 28 ${x} 28Q${x - side * 20} 26 ${x - side * 30} 6Z`,
        BONE,
      ) +
      disc(x, 6, 15, trim.base) +
      disc(x, 6, 8, INK) +
      disc(x - 5, 0, 4, BONE) +
      line(
        `M${x - side * 32} 6Q${x} -30 ${x + side * 36} -2M${x + side * 36} -2L${x + side * 50} -12M${x + side * 26} -13L${x + side * 36} -28M${x + side * 10} -19L${x + side * 15} -34`,
        INK,
        6,
      ),
  ),
);

const coins = eyesOf(({ gap, primary, trim, random }) =>
  eachEye(gap, (x) => {
    const turn = between(random, -4, 4);
    return (
      castShadow(ellipse(x, 0, 36), 5, 6) +
      form(ellipse(x, 0, 36), primary) +
      line(ellipse(x, 0, 27), trim.base, 4) +
      fill(star(x + turn * 0.4, 0, 6, 21, 9), primary.deep) +
      fill(star(x + turn * 0.4 - 2, -2, 6, 19, 8), primary.light)
    );
  }),
);

const headlamps = eyesOf(
  ({ gap, primary, trim }) =>
    eachEye(gap, (x, side) =>
      fill(
        `M${x - 20} 14L${x + 20} 14L${x + side * 20 + 86} 330L${x + side * 20 - 86} 330Z`,
        '#f8e9ae',
        0.4,
      ),
    ) +
    eachEye(
      gap,
      (x) =>
        castShadow(ellipse(x, 0, 38)) +
        form(ellipse(x, 0, 38), trim) +
        disc(x, 0, 29, primary.shade) +
        disc(x, 0, 25, primary.light) +
        disc(x, 0, 13, BONE),
    ),
);

const downAndRight = ({ eyes }: Anchors): Focus => ({ x: AXIS + 40, y: eyes.y + 14, size: 300 });

export const EYES_OWN: readonly Drawing[] = [
  { slug: 'sleepy', noun: 'Sleepy Lids', trim: 'Irises', finishes: CLOTHS, draw: sleepy },
  {
    slug: 'lasers',
    noun: 'Laser Eyes',
    trim: 'Sparks',
    finishes: GLASS,
    draw: lasers,
    focus: downAndRight,
  },
  { slug: 'cyclops', noun: 'Cyclops Lens', trim: 'Mount', finishes: GLASS, draw: cyclops },
  { slug: 'buttons', noun: 'Odd Buttons', trim: 'Twin', finishes: CLOTHS, draw: buttons },
  { slug: 'slits', noun: 'Prowler Eyes', trim: 'Lids', finishes: LIVING, draw: slits },
  { slug: 'spirals', noun: 'Hypnotic Eyes', trim: 'Whites', finishes: LIVING, draw: spirals },
  { slug: 'brimming', noun: 'Brimming Eyes', trim: 'Tears', finishes: GLASS, draw: brimming },
  { slug: 'lashes', noun: 'Painted Lids', trim: 'Irises', finishes: CLOTHS, draw: lashes },
  { slug: 'coins', noun: 'Ferryman’s Coins', trim: 'Rings', finishes: METALS, draw: coins },
  { slug: 'headlamps', noun: 'Headlamp Eyes', trim: 'Housings', finishes: GLASS, draw: headlamps },
];
