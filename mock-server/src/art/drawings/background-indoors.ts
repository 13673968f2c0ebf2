import { shift } from '../colour';
import type { Backdrop, Scene } from '../drawing';
import { box, placed, polygon } from '../geometry/shapes';
import { castShadow, fill, fillAll, line } from '../paint';
import { between } from '../random';

const wall = (colour: string): string => fill(box(0, 0, 512, 512), colour);

const niche = ({ primary, trim }: Scene): string =>
  wall(primary.base) +
  fill('M60 512L60 230C60 110 150 34 256 34C362 34 452 110 452 230L452 512Z', primary.light) +
  fill('M84 512L84 234C84 124 164 60 256 60C348 60 428 124 428 234L428 512Z', primary.shade) +
  fill('M84 512L84 234C84 160 120 106 172 80C140 130 132 190 132 250L132 512Z', primary.deep) +
  fill('M428 512L428 234C428 200 420 170 408 146L408 512Z', primary.base) +
  line('M72 524L72 232C72 116 156 47 256 47C356 47 440 116 440 232L440 524', trim.base, 8);

const curtain = ({ primary, trim, random }: Scene): string => {
  const folds = Array.from({ length: 7 }, (_, index) => {
    const x = index * 78 - 12 + between(random, -6, 6);
    return (
      fill(
        `M${x + 34} 0L${x + 62} 0C${x + 56} 180 ${x + 70} 340 ${x + 60} 512L${x + 30} 512C${x + 40} 340 ${x + 24} 180 ${x + 34} 0Z`,
        primary.shade,
      ) +
      fill(
        `M${x + 6} 0L${x + 16} 0C${x + 12} 180 ${x + 20} 340 ${x + 14} 512L${x + 4} 512C${x + 8} 340 ${x} 180 ${x + 6} 0Z`,
        primary.light,
      )
    );
  });
  const swag = 'M-4 -10L516 -10L516 40Q450 110 386 44Q320 116 256 46Q192 116 126 44Q62 110 -4 40Z';
  return (
    wall(primary.base) +
    folds.join('') +
    castShadow(swag) +
    fill(swag, trim.base) +
    line('M-4 36Q62 104 126 40Q192 110 256 42Q320 110 386 40Q450 104 516 36', trim.light, 6)
  );
};

const floor = ({ primary, trim }: Scene): string => {
  const tiles = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 12 }, (_, column) => {
      if ((row + column) % 2 === 0) return '';
      const edge = (y: number, at: number) => 256 + (at - 6) * (36 + (y - 330) * 0.62);
      const [top, bottom] = [[330, 366, 422][row] ?? 330, [366, 422, 512][row] ?? 512];
      return polygon([
        [edge(top, column), top],
        [edge(top, column + 1), top],
        [edge(bottom, column + 1), bottom],
        [edge(bottom, column), bottom],
      ]);
    }),
  );
  return (
    wall(primary.base) +
    fill('M0 0L250 0L20 330L0 330Z', primary.light) +
    fill(box(0, 306, 512, 24), trim.base) +
    fill(box(0, 306, 512, 7), trim.light) +
    fill(box(0, 330, 512, 182), primary.light) +
    fillAll(tiles, primary.deep)
  );
};

const BLADE = 'M0 0Q92 -130 0 -270Q-92 -130 0 0Z';
const HALF_BLADE = 'M0 0Q92 -130 0 -270Z';

/** The position and lean (in degrees) of each leaf; the rearmost leaf comes first. */
const LEAVES = [
  [20, 300, -34],
  [492, 300, 34],
  [90, 250, -4],
  [422, 250, 4],
  [-8, 420, 26],
  [520, 420, -26],
  [60, 540, -24],
  [452, 540, 24],
  [-10, 560, 14],
  [522, 560, -14],
] as const;

const fernHouse = ({ primary, trim, random }: Scene): string => {
  const leaves = LEAVES.map(([x, y, lean], index) => {
    const turn = ((lean + between(random, -8, 8)) * Math.PI) / 180;
    const tones = index % 4 === 3 ? trim : primary;
    const blade = placed(BLADE, x, y, 1, turn);
    const rib = placed('M0 -10L0 -236', x, y, 1, turn);
    return (
      castShadow(blade, 6, 8) +
      fill(blade, index < 4 ? tones.shade : tones.base) +
      fill(placed(HALF_BLADE, x, y, 1, turn), index < 4 ? tones.deep : tones.shade) +
      line(rib, index < 4 ? tones.base : tones.light, 4)
    );
  });
  return wall(shift(primary.light, 0.06, 0.7)) + leaves.join('');
};

export const BACKGROUNDS_INDOORS: readonly Backdrop[] = [
  { slug: 'niche', noun: 'Museum Niche', trim: 'Arch', draw: niche },
  { slug: 'curtain', noun: 'Theatre Curtain', trim: 'Swag', draw: curtain },
  { slug: 'floor', noun: 'Chequered Hall', trim: 'Skirting', draw: floor },
  { slug: 'fern-house', noun: 'Fern House', trim: 'Fronds', draw: fernHouse },
];
