import { BONE, tonesOf } from '../colour';
import type { Drawing, Focus, Scene } from '../drawing';
import { CLOTHS, LIVING, METALS } from '../finishes';
import { band, cut } from '../geometry/cut';
import { AXIS, box, ellipse, mirrored, symmetric } from '../geometry/shapes';
import type { Anchors } from '../head-shape';
import { castShadow, disc, fill, fillAll, form, line, piece } from '../paint';
import { hatOf, TALL } from './headwear-frame';

const wholeHead = ({ crown, chin }: Anchors): Focus => ({
  x: AXIS,
  y: (crown + chin) / 2 - 12,
  size: 400,
});

const divingHelmet = ({ anchors, primary, trim }: Scene): string => {
  const { crown, chin, eyes, mouth, side } = anchors;
  const [cy, ry, rx] = [
    (crown + chin) / 2 - 4,
    (chin - crown) / 2 + 28,
    Math.max(side.half + 14, 140),
  ];
  const [wy, wry, wrx] = [
    (eyes.y + mouth.y) / 2 - 2,
    (mouth.y - eyes.y) / 2 + 50,
    eyes.gap + eyes.size + 26,
  ];
  const shell = ellipse(AXIS, cy, rx, ry);
  const pane = ellipse(AXIS, wy, wrx, wry);
  const bolts = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) / 8) * Math.PI * 2;
    return disc(
      AXIS + Math.sin(angle) * (wrx + 11),
      wy - Math.cos(angle) * (wry + 11),
      5.5,
      trim.deep,
    );
  });
  return (
    fill(box(AXIS - 30, cy - ry - 18, 60, 30, 8), trim.shade) +
    castShadow(shell + pane, 8, 10) +
    fill(shell + pane, primary.base) +
    fill(
      cut(shell, [AXIS + rx, cy - ry * 0.8], [AXIS + rx * 0.2, cy + ry * 1.1], 0.14) +
        cut(pane, [AXIS + rx, cy - ry * 0.8], [AXIS + rx * 0.2, cy + ry * 1.1]),
      primary.shade,
    ) +
    fill(cut(shell, [AXIS - rx, cy + ry * 0.4], [AXIS - rx * 0.05, cy - ry], 0.14), primary.light) +
    fill(ellipse(AXIS, wy, wrx + 21, wry + 21) + pane, trim.base) +
    bolts.join('') +
    fill(
      `M${AXIS - wrx * 0.86} ${wy - wry * 0.1}C${AXIS - wrx * 0.82} ${wy - wry * 0.6} ${AXIS - wrx * 0.4} ${wy - wry * 0.9} ${AXIS - wrx * 0.1} ${wy - wry * 0.92}L${AXIS - wrx * 0.3} ${wy - wry * 0.72}C${AXIS - wrx * 0.55} ${wy - wry * 0.6} ${AXIS - wrx * 0.7} ${wy - wry * 0.3} ${AXIS - wrx * 0.86} ${wy - wry * 0.1}Z`,
      BONE,
      0.6,
    )
  );
};

const horned = hatOf(
  ({ primary, trim, rise }) => {
    const dome = symmetric(`M0 ${-rise - 40}C64 ${-rise - 38} 104 -44 106 10L0 16`, 0);
    const horn = 'M92 -30C136 -22 158 -56 150 -118C178 -74 176 0 100 12Z';
    return (
      piece(horn, tonesOf('#ead9b8')) +
      piece(mirrored(horn, 0), tonesOf('#ead9b8')) +
      piece(dome, primary) +
      fill(box(-13, -rise - 42, 26, rise + 52, 4), trim.base) +
      piece(box(-114, -12, 228, 38, 10), trim) +
      fillAll(
        [-88, -44, 0, 44, 88].map((x) => ellipse(x, 7, 7)),
        trim.deep,
      ) +
      [-88, -44, 0, 44, 88].map((x) => disc(x - 2, 5, 3, trim.light)).join('')
    );
  },
  { height: TALL },
);

const headphones = ({ anchors, primary, trim }: Scene): string => {
  const { crown: top, side, eyes } = anchors;
  const reach = side.half + 8;
  const y = Math.max(side.y, eyes.y) - 6;
  const arc = `M${AXIS - reach} ${y}C${AXIS - reach - 6} ${top - 46} ${AXIS + reach + 6} ${top - 46} ${AXIS + reach} ${y}`;
  const sweep = `C${AXIS - reach + 8} ${top + 18} ${AXIS - reach * 0.56} ${top - 16} ${AXIS - reach * 0.3} ${top - 14}`;
  const cup = (x: number) => piece(box(x - 24, y - 40, 48, 84, 22), primary);
  return (
    line(arc, primary.deep, 24) +
    line(arc, primary.base, 16) +
    line(`M${AXIS - reach - 4} ${y - 44}${sweep}`, primary.light, 5) +
    [-1, 1]
      .map(
        (sign) =>
          cup(AXIS + sign * reach) +
          form(box(AXIS + sign * (reach + 4) - 12, y - 26, 24, 56, 12), trim),
      )
      .join('')
  );
};

const cone = hatOf(
  ({ primary, trim, rise }) => {
    const tall = symmetric('M0 -124L15 -124C18 -124 20 -120 21 -116L62 12L0 20', 0);
    const stripe = band(tall, [-200, -60], [200, -60], 38);
    return (
      castShadow(tall) +
      form(tall, primary) +
      fill(stripe, trim.light) +
      fill(cut(stripe, [16, -100], [10, 0]), trim.base) +
      piece(`M-96 4L96 4L108 ${Math.max(26, 34 - rise * 0.1)}L-108 28Z`, primary)
    );
  },
  { lean: 6, height: TALL },
);

export const HEADWEAR_HELMETS: readonly Drawing[] = [
  {
    slug: 'diving-helmet',
    noun: 'Diving Helmet',
    trim: 'Window',
    finishes: METALS,
    draw: divingHelmet,
    focus: wholeHead,
  },
  { slug: 'horned', noun: 'Horned Helm', trim: 'Band', finishes: METALS, draw: horned },
  {
    slug: 'headphones',
    noun: 'Studio Headphones',
    trim: 'Pads',
    finishes: CLOTHS,
    draw: headphones,
    focus: wholeHead,
  },
  { slug: 'cone', noun: 'Borrowed Road Cone', trim: 'Stripe', finishes: LIVING, draw: cone },
];
