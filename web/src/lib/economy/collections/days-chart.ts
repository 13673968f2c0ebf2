import type { Price } from '@trait-market/contract/economy/shared';

type Point = { x: number; y: number };
/** A part of a chart, from its upper edge to its ground, in the drawing's own units. */
export type Band = { top: number; bottom: number };
type Day = { floor: Price | null };

/** How wide and high a chart of days is, in its own units. */
export const DAYS_CHART = { width: 640, height: 260 } as const;

/** Numbers hold 16 digits: enough to draw by, and only for that. */
export const drawnAmount = (amount: string): number => Number(BigInt(amount));

/** Where a day stands, from the left: in the middle of its place. */
export const placeOfDay = (index: number, count: number): number =>
  (DAYS_CHART.width / count) * (index + 0.5);

/** Where a value stands between the least and the most; values that never change stand in the middle. */
export const heightIn = (
  { top, bottom }: Band,
  value: number,
  least: number,
  most: number,
): number =>
  most === least
    ? (top + bottom) / 2
    : bottom - ((value - least) / (most - least)) * (bottom - top);

/** The floor from day to day, as lines: where nothing was for sale one ends, and the next begins. */
export const floorLines = (days: readonly Day[], band: Band): Point[][] => {
  const known = days.flatMap(({ floor }) => (floor ? [drawnAmount(floor.amount)] : []));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const lines: Point[][] = [[]];
  for (const [index, { floor }] of days.entries()) {
    if (floor === null) lines.push([]);
    else {
      lines.at(-1)?.push({
        x: placeOfDay(index, days.length),
        y: heightIn(band, drawnAmount(floor.amount), least, most),
      });
    }
  }
  return lines.filter((line) => line.length > 0);
};
