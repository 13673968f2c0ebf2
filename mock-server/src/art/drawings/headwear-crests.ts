import { BONE, INK, tonesOf } from '../colour';
import type { Drawing } from '../drawing';
import { HAIR, LIVING, METALS, WOODS } from '../finishes';
import { cut } from '../geometry/cut';
import { both, box, ellipse, mirrored, placed, symmetric } from '../geometry/shapes';
import { castShadow, disc, dots, fill, fillAll, form, line, piece } from '../paint';
import { between } from '../random';
import { hatOf, TALL } from './headwear-frame';

const crown = hatOf(
  ({ primary, trim, rise }) => {
    const [tall, low] = [-rise - 70, -rise - 12];
    const gold = `M-98 22L-112 ${tall + 16}L-62 ${low}L-50 ${tall + 2}L-24 ${low}L0 ${tall - 10}L24 ${low}L50 ${tall + 2}L62 ${low}L112 ${tall + 16}L98 22Z`;
    return (
      piece(gold, primary) +
      fill('M-100 4C-60 14 60 14 100 4L98 26C60 36 -60 36 -98 26Z', primary.shade) +
      line('M-100 4C-60 14 60 14 100 4', primary.light, 4) +
      [-112, -50, 50, 112]
        .map((x) => disc(x, tall + (Math.abs(x) > 60 ? 14 : 0), 9, trim.light))
        .join('') +
      disc(0, tall - 12, 11, trim.light) +
      [-56, 0, 56]
        .map(
          (x) =>
            fill(`M${x} 6L${x + 13} 19L${x} 32L${x - 13} 19Z`, trim.base) +
            fill(`M${x} 6L${x - 13} 19L${x} 19Z`, trim.light),
        )
        .join('')
    );
  },
  { lean: 4, height: TALL },
);

const mohawk = hatOf(
  ({ primary, trim, rise, random }) => {
    const spikes = [-3, -2, -1, 0, 1, 2, 3].map((step) => {
      const [x, tip] = [step * 23, step * 40];
      return {
        d: `M${x - 21} 14L${tip} ${-rise - 92 + step * step * 9 - between(random, 0, 12)}L${x + 21} 14Z`,
        step,
      };
    });
    return (
      spikes.map(({ d }) => castShadow(d, 5, 6)).join('') +
      fillAll(
        spikes.filter(({ step }) => step % 2 === 0).map(({ d }) => d),
        primary.base,
      ) +
      fillAll(
        spikes.filter(({ step }) => step % 2 !== 0).map(({ d }) => d),
        primary.shade,
      ) +
      spikes.map(({ d }) => fill(cut(d, [-300, -rise - 36], [300, -rise - 36]), trim.base)).join('')
    );
  },
  { height: TALL },
);

const antlers = hatOf(
  ({ primary, trim, rise }) => {
    const branch = `M40 -6C52 -34 84 -40 108 -54C130 -68 132 -92 126 -116M84 -42C84 -66 76 -84 66 -102M116 -60C132 -64 146 -76 152 -92`;
    return (
      line(both(branch, 0), INK, 22, 0.26) +
      line(branch, primary.shade, 18) +
      line(mirrored(branch, 0), primary.base, 18) +
      line(both('M38 -8C50 -38 82 -44 106 -58', 0), primary.light, 5) +
      piece(
        symmetric(
          `M0 ${-Math.min(rise, 34)}C40 ${-Math.min(rise, 34)} 84 -22 100 2L98 22C60 4 30 0 0 0`,
          0,
        ),
        trim,
      ) +
      disc(0, -8, 8, trim.light)
    );
  },
  { height: TALL },
);

/** The position and outward lean (in degrees) of each leaf of a sprig. */
const LAUREL = [
  [24, 22, 62],
  [52, 17, 48],
  [78, 6, 34],
  [98, -12, 18],
  [108, -36, 0],
] as const;

const laurel = hatOf(({ primary, trim }) => {
  const leaf = 'M0 6Q-26 -22 0 -58Q26 -22 0 6Z';
  const sprig = (side: -1 | 1) =>
    LAUREL.map(([x, y, lean]) => {
      const outer = placed(leaf, side * x, y, 1, (side * (lean + 34) * Math.PI) / 180);
      const inner = placed(leaf, side * x, y, 0.92, (side * (lean - 38) * Math.PI) / 180);
      return (
        castShadow(outer, 4, 6) +
        fill(inner, side > 0 ? primary.shade : primary.base) +
        fill(outer, side > 0 ? primary.base : primary.light)
      );
    }).join('');
  const stem = 'M-112 -34C-92 30 92 30 112 -34';
  return (
    line(stem, INK, 16, 0.24) +
    line(stem, primary.deep, 7) +
    sprig(-1) +
    sprig(1) +
    dots(
      [
        [-66, 6],
        [-96, -30],
        [66, 6],
        [96, -30],
      ],
      6,
      trim.base,
    ) +
    piece(ellipse(0, 18, 15), trim)
  );
});

const flowers = hatOf(({ primary, trim, random }) => {
  const blooms = [-96, -52, 0, 52, 96].map((x, index) => {
    const [y, size] = [12 - (x * x) / 420, index === 2 ? 34 : between(random, 24, 30)];
    const tones = index % 2 === 0 ? primary : trim;
    const petals = [0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal / 5) * Math.PI * 2 + index;
      return { px: x + Math.sin(angle) * size * 0.56, py: y - 10 - Math.cos(angle) * size * 0.56 };
    });
    return (
      disc(x + 4, y - 4, size, `${INK}42`) +
      petals
        .map(({ px, py }) =>
          disc(px, py, size * 0.52, px + py < x + y - 10 ? tones.light : tones.base),
        )
        .join('') +
      disc(x, y - 10, size * 0.34, index % 2 === 0 ? '#efc14c' : BONE)
    );
  });
  return (
    line('M-118 -12C-70 22 70 22 118 -12', '#4c6b3e', 16) +
    fillAll(
      [-74, -26, 26, 74].map(
        (x) =>
          `M${x} ${16 - (x * x) / 420}Q${x + 22} ${-30 - (x * x) / 900} ${x + 4} ${-46}Q${x - 16} -20 ${x} ${16 - (x * x) / 420}Z`,
      ),
      '#5d8249',
    ) +
    blooms.join('')
  );
});

const candle = hatOf(
  ({ primary, trim, rise }) => {
    const stubs = [
      [-62, 46],
      [0, 66],
      [62, 40],
    ].map(([x = 0, tall = 0]) => {
      const top = -tall - Math.min(rise, 20);
      return (
        castShadow(box(x - 15, top, 30, tall + 24, 5)) +
        form(box(x - 15, top, 30, tall + 24, 5), tonesOf('#f0e4c8')) +
        fill(
          `M${x - 15} ${top + 4}L${x - 2} ${top + 4}L${x - 4} ${top + 22}Q${x - 9} ${top + 30} ${x - 11} ${top + 18}Z`,
          BONE,
        ) +
        fill(
          `M${x} ${top - 40}C${x + 16} ${top - 20} ${x + 12} ${top - 4} ${x} ${top - 4}C${x - 12} ${top - 4} ${x - 14} ${top - 20} ${x} ${top - 40}Z`,
          '#f0a02e',
        ) +
        fill(
          `M${x} ${top - 24}C${x + 7} ${top - 14} ${x + 6} ${top - 6} ${x} ${top - 6}C${x - 6} ${top - 6} ${x - 6} ${top - 14} ${x} ${top - 24}Z`,
          '#fdf0b8',
        )
      );
    });
    return (
      stubs.join('') +
      piece(
        'M-110 -8C-60 6 60 6 110 -8C112 14 106 26 96 30C50 40 -50 40 -96 30C-106 26 -112 14 -110 -8Z',
        primary,
      ) +
      [-64, 0, 64].map((x) => disc(x, 18 - Math.abs(x) / 20, 7, trim.base)).join('')
    );
  },
  { height: TALL },
);

export const HEADWEAR_CRESTS: readonly Drawing[] = [
  { slug: 'crown', noun: 'Jewelled Crown', trim: 'Jewels', finishes: METALS, draw: crown },
  { slug: 'mohawk', noun: 'Mohawk', trim: 'Tips', finishes: HAIR, draw: mohawk },
  { slug: 'antlers', noun: 'Antlers', trim: 'Circlet', finishes: WOODS, draw: antlers },
  { slug: 'laurel', noun: 'Laurel Wreath', trim: 'Berries', finishes: METALS, draw: laurel },
  { slug: 'flowers', noun: 'Flower Crown', trim: 'Buds', finishes: LIVING, draw: flowers },
  { slug: 'candles', noun: 'Candle Crown', trim: 'Studs', finishes: METALS, draw: candle },
];
