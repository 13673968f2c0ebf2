import type { Price } from '@trait-market/contract/economy/shared';

import { shortPrice } from '../amounts/short-price';

type Point = { x: number; y: number };
export type Band = { top: number; bottom: number };
type Day = { floor: Price | null };

export const DAYS_CHART = { width: 640, height: 260 } as const;

/** Converts an amount to a number, whose 16 digits suffice for drawing. */
export const drawnAmount = (amount: string): number => Number(BigInt(amount));

export const placeOfDay = (index: number, count: number): number =>
  (DAYS_CHART.width / count) * (index + 0.5);

/** Returns the vertical position of a value. If all values are equal, it is in the middle. */
export const heightIn = (
  { top, bottom }: Band,
  value: number,
  least: number,
  most: number,
): number =>
  most === least
    ? (top + bottom) / 2
    : bottom - ((value - least) / (most - least)) * (bottom - top);

/** Returns the axis values of the floor: the highest and the lowest, or the only one. */
export const floorAxis = (
  days: readonly Day[],
  { top, bottom }: Band,
): { y: number; text: string }[] => {
  const floors = days
    .flatMap(({ floor }) => floor ?? [])
    .toSorted((one, other) => (BigInt(one.amount) < BigInt(other.amount) ? -1 : 1));
  const [least, most] = [floors.at(0), floors.at(-1)];
  if (!least || !most) return [];
  if (least.amount === most.amount) return [{ y: (top + bottom) / 2, text: shortPrice(least) }];
  return [
    { y: top, text: shortPrice(most) },
    { y: bottom, text: shortPrice(least) },
  ];
};

/** Returns the floor as several lines. They are interrupted on days when nothing was for sale. */
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
