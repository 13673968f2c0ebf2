import { torsoOf } from '../bust';
import { BONE, INK, shift, tonesOf } from '../colour';
import type { Drawing, Scene } from '../drawing';
import { CLOTHS, LIVING, METALS } from '../finishes';
import { AXIS, both, box, ellipse, mirrored, smooth, star, symmetric } from '../geometry/shapes';
import { spansOf } from '../geometry/surface';
import { disc, fill, fillAll, line, piece } from '../paint';

const pressureSuit = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const suit = torsoOf(anchors, 14);
  const ring = ellipse(AXIS, y + 2, half + 36, 26);
  return (
    piece(suit, primary) +
    line(
      both(`M${AXIS + half + 62} ${y + 34}Q${AXIS + half + 44} ${y + 80} ${AXIS + half + 52} 524`),
      primary.deep,
      5,
      0.6,
    ) +
    piece(ring, trim) +
    disc(AXIS, y - 4, half + 22, trim.deep, 15) +
    piece(box(AXIS - 46, y + 52, 92, 64, 12), { ...trim, base: shift(trim.base, -0.02) }) +
    disc(AXIS - 24, y + 76, 10, '#d8452b') +
    disc(AXIS, y + 76, 7, '#e8bc45') +
    disc(AXIS + 22, y + 76, 7, BONE) +
    line(`M${AXIS - 28} ${y + 99}L${AXIS + 28} ${y + 99}`, trim.deep, 6)
  );
};

const breastplate = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const { half: wide } = anchors.shoulders;
  const plate = symmetric(
    `M${AXIS} ${y + 34}L${AXIS + half + 10} ${y + 22}C${AXIS + half + 50} ${y + 40} ${AXIS + wide * 0.66} ${y + 80} ${AXIS + wide * 0.6} 524L${AXIS} 524`,
  );
  const guard = smooth([
    [AXIS + wide * 0.62, y + 22],
    [AXIS + wide - 6, y + 30],
    [AXIS + wide + 28, y + 84],
    [AXIS + wide + 18, y + 116],
    [AXIS + wide * 0.7, y + 84],
  ]);
  return (
    piece(torsoOf(anchors, 4), tonesOf('#4d4038')) +
    piece(plate, primary) +
    line(`M${AXIS} ${y + 36}L${AXIS} 520`, primary.deep, 5) +
    piece(mirrored(guard), primary) +
    piece(guard, primary) +
    piece(
      smooth([
        [AXIS - half - 22, y - 8],
        [AXIS, y + 10],
        [AXIS + half + 22, y - 8],
        [AXIS + half + 14, y + 30],
        [AXIS, y + 48],
        [AXIS - half - 14, y + 30],
      ]),
      trim,
    ) +
    fill(star(AXIS, y + 100, 8, 30, 13), trim.shade) +
    fill(star(AXIS - 2, y + 97, 8, 28, 12), trim.light)
  );
};

const mail = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const shirt = torsoOf(anchors, 8);
  const spanAt = spansOf(shirt);
  const rows = Array.from({ length: 6 }, (_, row) => {
    const at = y + 20 + row * 22;
    const span = spanAt(Math.min(at + 8, 508));
    if (!span) return '';
    const count = Math.floor((span.right - span.left - 16) / 24);
    const start = (span.left + span.right - count * 24) / 2;
    return (
      `M${start} ${at}` +
      Array.from(
        { length: count },
        (__, index) => `Q${start + index * 24 + 12} ${at + 22} ${start + index * 24 + 24} ${at}`,
      ).join('')
    );
  });
  const coif = smooth([
    [AXIS - half - 18, y - 22],
    [AXIS, y + 6],
    [AXIS + half + 18, y - 22],
    [AXIS + half + 52, y + 26],
    [AXIS + 30, y + 54],
    [AXIS - 30, y + 54],
    [AXIS - half - 52, y + 26],
  ]);
  return (
    piece(shirt, primary) +
    line(rows.join(''), primary.deep, 5, 0.8) +
    piece(coif, trim) +
    disc(AXIS - half - 4, y + 22, 7, trim.deep) +
    disc(AXIS + half + 4, y + 22, 7, trim.deep)
  );
};

const featherCloak = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const cloak = torsoOf(anchors, 16);
  const rows = [2, 1, 0].map((row) => {
    const at = y + 8 + row * 44;
    const reach = half + 22 + row * ((anchors.shoulders.half - half) / 2.9);
    const count = 5 + row;
    const tones = row % 2 === 0 ? trim : primary;
    const feathers = Array.from({ length: count }, (_, index) => {
      const part = (index / (count - 1)) * 2 - 1;
      const [x, top] = [AXIS + part * reach, at + part * part * (14 + row * 10)];
      const d = `M${x - 23} ${top - 16}C${x - 28} ${top + 30} ${x - 14} ${top + 52} ${x + part * 8} ${top + 66}C${x + 14} ${top + 52} ${x + 28} ${top + 30} ${x + 23} ${top - 16}Z`;
      return { d, quill: `M${x} ${top}L${x + part * 7} ${top + 52}`, lit: index < count / 2 };
    });
    const inLight = (lit: boolean) => feathers.filter((feather) => feather.lit === lit);
    return (
      fillAll(
        inLight(false).map(({ d }) => d),
        tones.base,
      ) +
      fillAll(
        inLight(true).map(({ d }) => d),
        tones.light,
      ) +
      line(feathers.map(({ quill }) => quill).join(''), tones.deep, 3.5, 0.7)
    );
  });
  return (
    piece(cloak, { ...primary, base: primary.shade, light: primary.base, shade: primary.deep }) +
    rows.join('') +
    piece(ellipse(AXIS, y + 2, half + 20, 17), trim) +
    disc(AXIS, y + 12, 11, INK) +
    disc(AXIS - 1, y + 11, 8, '#e8bc45')
  );
};

export const OUTFITS_ARMOUR: readonly Drawing[] = [
  {
    slug: 'pressure-suit',
    noun: 'Pressure Suit',
    trim: 'Collar Ring',
    finishes: CLOTHS,
    draw: pressureSuit,
  },
  {
    slug: 'breastplate',
    noun: 'Parade Breastplate',
    trim: 'Gorget',
    finishes: METALS,
    draw: breastplate,
  },
  { slug: 'mail', noun: 'Mail Hauberk', trim: 'Mantle', finishes: METALS, draw: mail },
  {
    slug: 'feather-cloak',
    noun: 'Feather Cloak',
    trim: 'Plumes',
    finishes: LIVING,
    draw: featherCloak,
  },
];
