import { BONE, INK } from '../colour';
import type { Drawing, Focus, Scene } from '../drawing';
import { CLOTHS, GLASS, METALS } from '../finishes';
import type { Anchors } from '../head-shape';
import { AXIS, ellipse, smooth } from '../geometry/shapes';
import { band, cut } from '../geometry/cut';
import { castShadow, disc, fill, form, line, piece } from '../paint';
import { between } from '../random';

const necklace = ({ neck }: Anchors): Focus => ({ x: AXIS, y: neck.y + 44, size: 260 });

const scarf = ({ anchors, primary, trim, random }: Scene): string => {
  const { y, half } = anchors.neck;
  const [reach, top] = [half + 34, Math.min(y - 30, anchors.chin - 4)];
  const wrap = smooth([
    [AXIS - reach, top + 6],
    [AXIS, top + 24],
    [AXIS + reach, top + 2],
    [AXIS + reach + 8, y + 18],
    [AXIS, y + 42],
    [AXIS - reach - 8, y + 22],
  ]);
  const low = Math.min(508, y + 132 + between(random, -10, 6));
  const tail = `M${AXIS - 62} ${y + 10}L${AXIS - 8} ${y + 18}L${AXIS - 22} ${low}L${AXIS - 86} ${low - 8}Z`;
  const stripes = [56, 92]
    .map((down) => fill(band(tail, [0, y + down], [512, y + down + 44], 16), trim.base))
    .join('');
  return (
    piece(tail, primary) +
    stripes +
    line(
      [-78, -62, -46, -30]
        .map((dx) => `M${AXIS + dx} ${low - 4}L${AXIS + dx - 3} ${low + 14}`)
        .join(''),
      primary.base,
      7,
    ) +
    piece(wrap, primary) +
    fill(cut(band(wrap, [AXIS + 50, 0], [AXIS + 30, 512], 22), [0, 0], [0, 512], 0), trim.base) +
    fill(band(wrap, [AXIS - 46, 0], [AXIS - 22, 512], 22), trim.base) +
    line(
      `M${AXIS - reach + 8} ${y + 2}Q${AXIS} ${y + 26} ${AXIS + reach - 4} ${y - 4}`,
      primary.deep,
      4,
      0.6,
    )
  );
};

const keyPendant = ({ anchors, primary, trim, random }: Scene): string => {
  const { y, half } = anchors.neck;
  const low = y + 48 + between(random, -5, 5);
  const chain = `M${AXIS - half - 8} ${y - 8}Q${AXIS - half * 0.7} ${low - 10} ${AXIS} ${low}Q${AXIS + half * 0.7} ${low - 10} ${AXIS + half + 8} ${y - 8}`;
  const key = `M${AXIS - 7} ${low + 26}L${AXIS + 7} ${low + 26}L${AXIS + 7} ${low + 60}L${AXIS + 25} ${low + 60}L${AXIS + 25} ${low + 50}L${AXIS + 33} ${low + 50}L${AXIS + 33} ${low + 74}L${AXIS - 7} ${low + 74}Z`;
  return (
    line(chain, INK, 10, 0.3) +
    line(chain, trim.base, 6) +
    castShadow(key) +
    form(key, primary) +
    castShadow(ellipse(AXIS, low + 10, 25)) +
    fill(ellipse(AXIS, low + 10, 25) + ellipse(AXIS, low + 10, 12), primary.base) +
    fill(
      cut(ellipse(AXIS, low + 10, 25), [AXIS - 26, low + 20], [AXIS + 2, low - 16]),
      primary.light,
    ) +
    disc(AXIS, low + 10, 12, primary.deep)
  );
};

const earrings = ({ anchors, primary, trim }: Scene): string => {
  const { x, y } = anchors.ear;
  return [-1, 1]
    .map((side) => {
      const at = AXIS + side * x;
      const drop = `M${at} ${y + 18}C${at + 16} ${y + 40} ${at + 20} ${y + 54} ${at} ${y + 62}C${at - 20} ${y + 54} ${at - 16} ${y + 40} ${at} ${y + 18}Z`;
      return (
        line(ellipse(at, y + 6, 10, 13), trim.shade, 7) +
        line(ellipse(at - 1, y + 5, 10, 13), trim.base, 4.5) +
        castShadow(drop, 4, 5) +
        form(drop, primary) +
        disc(at - 6, y + 44, 3.5, BONE)
      );
    })
    .join('');
};

export const ACCESSORIES_WORN: readonly Drawing[] = [
  {
    slug: 'scarf',
    noun: 'Knitted Scarf',
    trim: 'Stripes',
    finishes: CLOTHS,
    draw: scarf,
    focus: necklace,
  },
  {
    slug: 'key',
    noun: 'Key Pendant',
    trim: 'Chain',
    finishes: METALS,
    draw: keyPendant,
    focus: necklace,
  },
  {
    slug: 'earrings',
    noun: 'Drop Earrings',
    trim: 'Hoops',
    finishes: GLASS,
    draw: earrings,
    focus: ({ ear }) => ({ x: AXIS, y: ear.y + 10, size: 330 }),
  },
];
