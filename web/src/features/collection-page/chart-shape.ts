import type { CollectionDay } from '@trait-market/contract/economy/collection-stats';

/** Of the drawing, in its own units: the floor above, what was sold below it. */
export const CHART = {
  width: 640,
  height: 260,
  floor: { top: 14, bottom: 150 },
  volume: { top: 176, bottom: 252 },
} as const;

/** Share of a day's place that its bar fills. */
const BAR_SHARE = 0.64;
/** The least that a bar is high on a day with a sale, so that it can be seen. */
const LEAST_BAR = 2;

export type Bar = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

/** Numbers hold 16 digits: enough to draw by, and only for that. */
const numberOf = (amount: string): number => Number(BigInt(amount));

const placeOf = (index: number, count: number): number => (CHART.width / count) * (index + 0.5);

/** What was sold on each day, as bars on the ground line; a day without a sale has none. */
export const volumeBars = (days: readonly CollectionDay[]): (Bar | undefined)[] => {
  const amounts = days.map(({ volume }) => numberOf(volume));
  const most = Math.max(...amounts);
  const { top, bottom } = CHART.volume;
  const width = (CHART.width / days.length) * BAR_SHARE;
  return amounts.map((amount, index) => {
    if (amount === 0) return undefined;
    const height = Math.max(LEAST_BAR, (amount / most) * (bottom - top));
    return { x: placeOf(index, days.length) - width / 2, y: bottom - height, width, height };
  });
};

/** The floor from day to day, as lines: where nothing was for sale one ends, and the next begins. */
export const floorLines = (days: readonly CollectionDay[]): Point[][] => {
  const known = days.flatMap(({ floor }) => (floor ? [numberOf(floor.amount)] : []));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const { top, bottom } = CHART.floor;
  const heightOf = (amount: number): number =>
    most === least
      ? (top + bottom) / 2
      : bottom - ((amount - least) / (most - least)) * (bottom - top);
  const lines: Point[][] = [[]];
  for (const [index, { floor }] of days.entries()) {
    if (floor === null) lines.push([]);
    else {
      lines.at(-1)?.push({
        x: placeOf(index, days.length),
        y: heightOf(numberOf(floor.amount)),
      });
    }
  }
  return lines.filter((line) => line.length > 0);
};
