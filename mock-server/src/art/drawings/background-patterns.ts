import { BONE } from '../colour';
import type { Backdrop, Scene } from '../drawing';
import type { Point } from '../geometry/contour';
import { box, ellipse, polygon, smooth, star } from '../geometry/shapes';
import { disc, dots, fill, fillAll, fillEach, line, outlined } from '../paint';
import { between, pick } from '../random';

const wall = (colour: string): string => fill(box(0, 0, 512, 512), colour);

const grid = (columns: number, rows: number): Point[] =>
  Array.from({ length: columns * rows }, (_, at): Point => [
    at % columns,
    Math.floor(at / columns),
  ]);

const terrazzo = ({ primary, trim, random }: Scene): string => {
  const chips = grid(6, 6).map(([column, row]) => {
    const [x, y] = [
      column * 90 + 30 + between(random, -24, 24),
      row * 90 + 30 + between(random, -24, 24),
    ];
    const size = between(random, 14, 34);
    const corners = Array.from({ length: 5 }, (_, index): Point => {
      const angle = (index / 5) * Math.PI * 2 + between(random, -0.4, 0.4);
      const reach = size * between(random, 0.7, 1.1);
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach * 0.8];
    });
    const colour = pick(random, [
      primary.light,
      primary.shade,
      primary.shade,
      trim.base,
      primary.deep,
    ]);
    return [polygon(corners), colour] as const;
  });
  return wall(primary.base) + fillEach(chips);
};

const tide = ({ primary, trim, random }: Scene): string => {
  const crest = Math.floor(between(random, 0, 3));
  const rows = Array.from({ length: 8 }, (_, row) => {
    const places = Array.from({ length: 6 }, (__, column): Point => [
      column * 106 + (row % 2 === 0 ? 0 : 53),
      row * 72 + 6,
    ]);
    const lower = (by: number) => places.map(([x, y]): Point => [x, y + by]);
    return (
      dots(places, 62, primary.base) +
      dots(lower(4), 47, row % 3 === crest ? trim.base : primary.light) +
      dots(lower(9), 28, primary.shade)
    );
  });
  return wall(primary.shade) + rows.join('');
};

const survey = ({ primary, trim, random }: Scene): string => {
  const hill = (cx: number, cy: number, reach: number) => {
    const wobble = Array.from({ length: 7 }, () => between(random, 0.78, 1.18));
    return [1, 0.78, 0.56, 0.34].map((part) =>
      smooth(
        wobble.map((far, index): Point => {
          const angle = (index / wobble.length) * Math.PI * 2;
          return [
            cx + Math.sin(angle) * far * reach * part,
            cy - Math.cos(angle) * far * reach * part,
          ];
        }),
      ),
    );
  };
  const height = [primary.base, primary.light, primary.base, trim.base];
  const draw = (rings: readonly string[]) =>
    rings
      .map((ring, index) => outlined(ring, height[index] ?? primary.base, primary.deep, 3))
      .join('');
  return (
    wall(primary.light) +
    draw(hill(110, 130, 180)) +
    draw(hill(430, 300, 200)) +
    draw(hill(90, 470, 130))
  );
};

const bricks = ({ primary, trim, random }: Scene): string => {
  const odd = Math.floor(between(random, 0, 11));
  const laid = grid(6, 9).map(([column, row], index) => {
    const x = column * 104 - (row % 2 === 0 ? 0 : 52);
    const plain = pick(random, [
      primary.base,
      primary.base,
      primary.base,
      primary.light,
      primary.shade,
    ]);
    const tone = index % 11 === odd ? trim.base : plain;
    return [box(x + 4, row * 58 + 4, 96, 50), tone] as const;
  });
  return wall(primary.deep) + fillEach(laid);
};

const starChart = ({ primary, trim, random }: Scene): string => {
  const sky = (places: readonly Point[]): Point[] =>
    places.map(([x, y]) => [x + between(random, -14, 14), y + between(random, -14, 14)]);
  const left = sky([
    [46, 40],
    [112, 86],
    [66, 176],
    [96, 262],
    [40, 342],
    [70, 452],
  ]);
  const right = sky([
    [470, 50],
    [398, 96],
    [452, 170],
    [420, 250],
    [476, 330],
    [436, 430],
  ]);
  const dust = Array.from({ length: 40 }, (): Point => [
    between(random, 8, 504),
    between(random, 8, 504),
  ]);
  const route = (points: readonly Point[]) =>
    `M${points.map((point) => point.join(' ')).join('L')}`;
  const bright = [...left, ...right].map(
    ([x, y], index) =>
      [star(x, y, 4, index % 2 === 0 ? 30 : 20, 7), index % 2 === 0 ? trim.light : BONE] as const,
  );
  return (
    wall(primary.shade) +
    dots([[256, 250]], 214, primary.base) +
    line(ellipse(256, 250, 236), primary.light, 3, 0.5) +
    dots(dust, 2.5, primary.light) +
    line(route(left) + route(right), primary.light, 4) +
    fillEach(bright)
  );
};

const rain = ({ primary, trim, random }: Scene): string => {
  const drops = grid(7, 6).map(([column, row]) => {
    const [x, y] = [
      column * 80 + (row % 2) * 40 + between(random, -8, 8),
      row * 90 + between(random, -14, 14),
    ];
    const colour = pick(random, [primary.light, primary.light, primary.shade, trim.base]);
    return { d: `M${x + 14} ${y}L${x - 8} ${y + 46}`, colour };
  });
  const falling = Array.from(new Set(drops.map(({ colour }) => colour)), (colour) =>
    line(drops.flatMap((drop) => (drop.colour === colour ? [drop.d] : [])).join(''), colour, 9),
  );
  return wall(primary.base) + falling.join('');
};

const kites = ({ primary, trim, random }: Scene): string => {
  const diamonds = grid(6, 5).map(([column, row]) => {
    const [x, y] = [column * 102, row * 128];
    const tone = pick(random, [primary.light, primary.light, primary.shade, trim.base]);
    return [`M${x} ${y - 58}L${x + 45} ${y}L${x} ${y + 58}L${x - 45} ${y}Z`, tone] as const;
  });
  return wall(primary.base) + fillEach(diamonds);
};

const rays = ({ primary, trim, random }: Scene): string => {
  const [count, lean] = [9, between(random, 0, 0.3)];
  const wedges = Array.from({ length: count }, (_, index) => {
    const [from, to] = [
      ((index * 2 + lean) / (count * 2)) * Math.PI * 2,
      ((index * 2 + 1 + lean) / (count * 2)) * Math.PI * 2,
    ];
    return polygon([
      [256, 250],
      [256 + Math.sin(from) * 520, 250 - Math.cos(from) * 520],
      [256 + Math.sin(to) * 520, 250 - Math.cos(to) * 520],
    ]);
  });
  return wall(primary.base) + fillAll(wedges, primary.light) + disc(256, 250, 168, trim.base);
};

export const BACKGROUND_PATTERNS: readonly Backdrop[] = [
  { slug: 'terrazzo', noun: 'Terrazzo', trim: 'Chips', draw: terrazzo },
  { slug: 'tide', noun: 'Scalloped Tide', trim: 'Crests', draw: tide },
  { slug: 'survey', noun: 'Survey Map', trim: 'Summits', draw: survey },
  { slug: 'bricks', noun: 'Brickwork', trim: 'Odd Bricks', draw: bricks },
  { slug: 'star-chart', noun: 'Star Chart', trim: 'Stars', draw: starChart },
  { slug: 'rain', noun: 'Slanting Rain', trim: 'Drops', draw: rain },
  { slug: 'kites', noun: 'Kite Wallpaper', trim: 'Kites', draw: kites },
  { slug: 'rays', noun: 'Rising Rays', trim: 'Sun', draw: rays },
];
