import type { Backdrop, Scene } from '../drawing';
import type { Point } from '../geometry/contour';
import { box } from '../geometry/shapes';
import { disc, dots, fill, fillAll } from '../paint';
import { between, pick } from '../random';

const wall = (colour: string): string => fill(box(0, 0, 512, 512), colour);

const dunes = ({ primary, trim, random }: Scene): string => {
  const sun = between(random, 84, 132);
  return (
    wall(primary.light) +
    disc(sun, 124, 74, trim.base) +
    fill(`M0 250C90 200 160 210 250 256C340 300 430 250 512 210L512 512L0 512Z`, primary.base) +
    fill('M512 210C430 250 384 286 330 290C400 300 452 340 512 350Z', primary.shade) +
    fill('M0 350C120 300 220 330 320 372C400 404 460 372 512 350L512 512L0 512Z', primary.shade) +
    fill('M0 350C60 326 112 320 160 324C110 350 60 400 0 430Z', primary.base)
  );
};

const hills = ({ primary, trim, random }: Scene): string => {
  const x = between(random, 372, 420);
  return (
    wall(primary.shade) +
    disc(x, 104, 66, trim.light) +
    disc(x - 18, 88, 12, trim.base) +
    disc(x + 22, 118, 16, trim.base) +
    disc(x - 14, 130, 7, trim.base) +
    fill(
      'M0 300C70 220 130 214 200 290C250 240 330 196 400 262C440 296 480 280 512 256L512 512L0 512Z',
      primary.base,
    ) +
    fill('M0 392C110 300 220 330 300 380C380 330 450 330 512 372L512 512L0 512Z', primary.light) +
    fill('M300 380C380 330 450 330 512 372L512 420C440 380 370 370 300 380Z', primary.base)
  );
};

const rooftops = ({ primary, trim, random }: Scene): string => {
  const houses = Array.from({ length: 8 }, (_, index) => {
    const [x, top] = [index * 66 - 8, between(random, 168, 300)];
    const ridge = pick(random, [0, 26, 44]);
    const tone = index % 2 === 0 ? primary.shade : primary.deep;
    const walls = `M${x} 520L${x} ${top}L${x + 33} ${top - ridge}L${x + 67} ${top}L${x + 67} 520Z`;
    const windows = [24, 68, 112].flatMap((down) =>
      [14, 40].map((across) => (random() < 0.5 ? box(x + across, top + down, 14, 22) : '')),
    );
    return fill(walls, tone) + fillAll(windows, trim.base);
  });
  return wall(primary.base) + disc(110, 120, 60, primary.light) + houses.join('');
};

const heap = (x: number, y: number, size: number): Point[] =>
  (
    [
      [-1.6, 0.2],
      [-0.8, -0.3],
      [0, -0.75],
      [0.8, -0.25],
      [1.6, 0.25],
      [0, 0.2],
    ] as const
  ).map(([dx, dy]): Point => [x + dx * size, y + dy * size]);

const clouds = ({ primary, trim, random }: Scene): string => {
  const banks = [
    [70, 180, 50],
    [452, 262, 56],
    [60, 372, 64],
    [470, 420, 74],
    [250, 60, 40],
  ] as const;
  return (
    wall(primary.base) +
    disc(404, 124, 66, trim.base) +
    banks
      .map(([x, y, size]) => {
        const places = heap(x + between(random, -16, 16), y, size);
        const lower = places.map(([px, py]): Point => [px + 8, py + 14]);
        return dots(lower, size * 0.72, primary.shade) + dots(places, size * 0.72, primary.light);
      })
      .join('')
  );
};

export const BACKGROUNDS_OUTDOORS: readonly Backdrop[] = [
  { slug: 'dunes', noun: 'Dune Horizon', trim: 'Sun', draw: dunes },
  { slug: 'hills', noun: 'Moonlit Hills', trim: 'Moon', draw: hills },
  { slug: 'rooftops', noun: 'Rooftops', trim: 'Windows', draw: rooftops },
  { slug: 'clouds', noun: 'Cloud Bank', trim: 'Sun', draw: clouds },
];
