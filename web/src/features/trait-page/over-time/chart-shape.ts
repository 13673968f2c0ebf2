import type { TraitDay } from '@trait-market/contract/economy/traits-over-time';

/** Of the drawing, in its own units: who wore it above, what it cost below. */
export const CHART = {
  width: 640,
  height: 260,
  worn: { top: 14, bottom: 132 },
  price: { top: 168, bottom: 250 },
} as const;

type Point = { x: number; y: number };

/** Numbers hold 16 digits: enough to draw by, and only for that. */
const numberOf = (amount: string): number => Number(BigInt(amount));

/** Where a day stands, from the left. */
export const placeOf = (index: number, count: number): number =>
  (CHART.width / count) * (index + 0.5);

/** Where a value stands between the least and the most; values that never change stand in the middle. */
const heightIn = (
  { top, bottom }: { top: number; bottom: number },
  value: number,
  least: number,
  most: number,
): number =>
  most === least
    ? (top + bottom) / 2
    : bottom - ((value - least) / (most - least)) * (bottom - top);

/** How many wore it, from nobody up. */
export const wornLine = (days: readonly TraitDay[]): Point[] => {
  const most = Math.max(1, ...days.map(({ worn }) => worn));
  return days.map(({ worn }, index) => ({
    x: placeOf(index, days.length),
    y: heightIn(CHART.worn, worn, 0, most),
  }));
};

/** The floor from day to day, as lines: where nothing was for sale one ends, and the next begins. */
export const floorLines = (days: readonly TraitDay[]): Point[][] => {
  const known = days.flatMap(({ floor }) => (floor ? [numberOf(floor.amount)] : []));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const lines: Point[][] = [[]];
  for (const [index, { floor }] of days.entries()) {
    if (floor === null) lines.push([]);
    else {
      lines.at(-1)?.push({
        x: placeOf(index, days.length),
        y: heightIn(CHART.price, numberOf(floor.amount), least, most),
      });
    }
  }
  return lines.filter((line) => line.length > 0);
};
