import { torsoOf } from '../bust';
import { shift } from '../colour';
import type { Drawing, Scene } from '../drawing';
import { CLOTHS } from '../finishes';
import { band } from '../geometry/cut';
import { AXIS, both, box, mirrored, smooth } from '../geometry/shapes';
import { castShadow, disc, fill, form, line, piece } from '../paint';

const robe = ({ anchors, primary, trim, random }: Scene): string => {
  const { y, half } = anchors.neck;
  const cloth = torsoOf(anchors, 10);
  const under = `M${AXIS - half - 20} ${y - 12}L${AXIS - half + 10} ${y - 18}L${AXIS + 26} ${y + 62}L${AXIS + 2} ${y + 100}Z`;
  const over = `M${AXIS + half - 10} ${y - 18}L${AXIS + half + 20} ${y - 12}L${AXIS - 22} 524L${AXIS - 74} 524Z`;
  const crests = [
    [-118, 66],
    [112, 74],
    [-64, 108],
  ].map(([dx = 0, dy = 0]) => {
    const [x, at] = [AXIS + dx, y + dy + random() * 6];
    return disc(x, at, 17, trim.base) + disc(x, at, 9, primary.base) + disc(x, at, 4, trim.base);
  });
  return (
    piece(cloth, primary) +
    crests.join('') +
    fill(
      `M${AXIS - half + 2} ${y - 14}L${AXIS + half - 2} ${y - 14}L${AXIS + 4} ${y + 66}Z`,
      shift(primary.deep, -0.02),
    ) +
    castShadow(under, 4, 5) +
    fill(under, trim.shade) +
    castShadow(over) +
    fill(over, trim.base) +
    line(`M${AXIS + half + 8} ${y - 8}L${AXIS - 40} 524`, trim.light, 4)
  );
};

const raincoat = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const coat = torsoOf(anchors, 12);
  const collar = `M${AXIS + 2} ${y + 34}L${AXIS + half + 2} ${y - 34}C${AXIS + half + 34} ${y - 14} ${AXIS + half + 50} ${y + 16} ${AXIS + half + 44} ${y + 46}L${AXIS + 26} ${y + 64}Z`;
  const toggles = [96, 136].map(
    (down) =>
      line(`M${AXIS - 26} ${y + down}L${AXIS + 30} ${y + down}`, trim.deep, 5) +
      form(box(AXIS - 18, y + down - 8, 38, 16, 8), trim),
  );
  return (
    piece(coat, primary) +
    line(`M${AXIS + 8} ${y + 50}L${AXIS + 10} 520`, primary.deep, 6) +
    castShadow(both(collar)) +
    form(collar, { ...primary, base: primary.shade, light: primary.base, shade: primary.deep }) +
    form(mirrored(collar), { ...primary, base: primary.light }) +
    toggles.join('')
  );
};

const poncho = ({ anchors, primary, trim }: Scene): string => {
  const { y, half } = anchors.neck;
  const cloth = torsoOf(anchors, 18);
  const reach = anchors.shoulders.half * 0.92;
  const zigzag = Array.from({ length: 13 }, (_, index) => {
    const x = AXIS - reach + (index * reach) / 6;
    return `${x} ${y + (index % 2 === 0 ? 88 : 64)}`;
  });
  const clipped = band(cloth, [0, y + 76], [512, y + 76], 62);
  return (
    piece(cloth, primary) +
    fill(clipped, trim.base) +
    fill(band(cloth, [0, y + 40], [512, y + 40], 8), trim.light) +
    fill(band(cloth, [0, y + 112], [512, y + 112], 8), trim.light) +
    line(`M${zigzag.join('L')}`, primary.light, 8) +
    piece(
      smooth([
        [AXIS - half - 16, y - 16],
        [AXIS, y + 4],
        [AXIS + half + 16, y - 16],
        [AXIS + half + 6, y + 14],
        [AXIS, y + 34],
        [AXIS - half - 6, y + 14],
      ]),
      { ...trim, base: trim.shade },
    )
  );
};

const hoodie = ({ anchors, primary, trim, random }: Scene): string => {
  const { y, half } = anchors.neck;
  const body = torsoOf(anchors, 12);
  const hood = smooth([
    [AXIS - half - 26, y - 44],
    [AXIS - half - 2, y - 10],
    [AXIS, y + 16],
    [AXIS + half + 2, y - 10],
    [AXIS + half + 26, y - 44],
    [AXIS + half + 58, y - 2],
    [AXIS + half + 20, y + 42],
    [AXIS, y + 58],
    [AXIS - half - 20, y + 42],
    [AXIS - half - 58, y - 2],
  ]);
  const cord = 62 + random() * 18;
  return (
    piece(body, primary) +
    line(
      `M${AXIS - 96} 524L${AXIS - 70} ${y + 112}L${AXIS + 70} ${y + 112}L${AXIS + 96} 524`,
      primary.deep,
      5,
      0.8,
    ) +
    piece(hood, { ...primary, base: primary.base }) +
    line(
      `M${AXIS - 26} ${y + 34}L${AXIS - 28} ${y + 30 + cord}M${AXIS + 26} ${y + 34}L${AXIS + 29} ${y + 96 - cord * 0.1}`,
      trim.light,
      7,
    ) +
    disc(AXIS - 28, y + 34 + cord, 7, trim.base) +
    disc(AXIS + 29, y + 100 - cord * 0.1, 7, trim.base)
  );
};

export const OUTFITS_OUTDOOR: readonly Drawing[] = [
  { slug: 'robe', noun: 'Crested Robe', trim: 'Lapels', finishes: CLOTHS, draw: robe },
  { slug: 'raincoat', noun: 'Oilskin Raincoat', trim: 'Toggles', finishes: CLOTHS, draw: raincoat },
  { slug: 'poncho', noun: 'Mountain Poncho', trim: 'Weave', finishes: CLOTHS, draw: poncho },
  { slug: 'hoodie', noun: 'Workshop Hoodie', trim: 'Cords', finishes: CLOTHS, draw: hoodie },
];
