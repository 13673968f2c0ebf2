import type { Price } from '@trait-market/contract/economy/shared';

import { nearestPrice } from '../amounts/set-price';
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

/** Counts the sales of a period and says for how much: "3 sales for 1.2 ETH". */
export const soldText = (sales: number, volume: string): string =>
  `${sales === 1 ? '1 sale' : `${sales} sales`} for ${volume}`;

/** An axis that begins and ends with a round value; ticks are in ascending order. */
export type Scale = { least: bigint; most: bigint; ticks: readonly bigint[] };

/** The height of a band from which three intervals have space on phones, not only two. */
const TALL = 100;
/** Round steps, each times a power of ten. */
const STEPS = [1n, 2n, 5n];

const up = (value: bigint, step: bigint): bigint => (value + step - 1n) / step;

/** Returns the round scale around amounts, with the smallest step that a band has space for. */
export const roundScale = (least: bigint, most: bigint, { top, bottom }: Band): Scale => {
  if (least === most) return { least, most, ticks: [least && nearestPrice(least)] };
  const intervals = bottom - top < TALL ? 2n : 3n;
  for (let power = 10n ** BigInt(Math.max(0, String(most - least).length - 2)); ; power *= 10n) {
    for (const one of STEPS) {
      const step = one * power;
      const [first, last] = [least / step, up(most, step)];
      if (last - first > intervals) continue;
      const ticks = Array.from(
        { length: Number(last - first) + 1 },
        (_, index) => (first + BigInt(index)) * step,
      );
      return { least: first * step, most: last * step, ticks };
    }
  }
};

/** Places the ticks of a scale in a band. The highest one names the unit, and all are figures. */
export const axisValues = (
  { least, most, ticks }: Scale,
  band: Band,
  textOf: (amount: bigint) => string,
): { y: number; text: string }[] =>
  ticks.toReversed().map((tick, index) => {
    const text = textOf(tick).replace(/\.0+(?!\d)/, '');
    return {
      y: heightIn(band, Number(tick), Number(least), Number(most)),
      text: index === 0 ? text : (/\d[\d.,]*/.exec(text)?.[0] ?? text),
    };
  });

/** Returns the round scale of the floor; undefined if nothing was for sale on any day. */
const floorScale = (days: readonly Day[], band: Band): Scale | undefined => {
  const [first, ...others] = days.flatMap(({ floor }) => (floor ? [BigInt(floor.amount)] : []));
  if (first === undefined) return undefined;
  const least = others.reduce((low, amount) => (amount < low ? amount : low), first);
  const most = others.reduce((high, amount) => (amount > high ? amount : high), first);
  return roundScale(least, most, band);
};

/** Returns the axis values of the floor, or none if nothing was for sale on any day. */
export const floorAxis = (days: readonly Day[], band: Band): { y: number; text: string }[] => {
  const scale = floorScale(days, band);
  const price = days.find(({ floor }) => floor !== null)?.floor;
  if (!scale || !price) return [];
  return axisValues(scale, band, (amount) => shortPrice({ ...price, amount: String(amount) }));
};

/** Returns the floor as several lines. They are interrupted on days when nothing was for sale. */
export const floorLines = (days: readonly Day[], band: Band): Point[][] => {
  const { least = 0n, most = 0n } = floorScale(days, band) ?? {};
  const lines: Point[][] = [[]];
  for (const [index, { floor }] of days.entries()) {
    if (floor === null) lines.push([]);
    else {
      lines.at(-1)?.push({
        x: placeOfDay(index, days.length),
        y: heightIn(band, drawnAmount(floor.amount), Number(least), Number(most)),
      });
    }
  }
  return lines.filter((line) => line.length > 0);
};

/** Returns a line of the floor as a path of steps, each as wide as a day. */
export const floorSteps = (line: readonly Point[], width: number): string =>
  line
    .map(
      ({ x, y }, index) =>
        `${index === 0 ? `M${(x - width / 2).toFixed(1)} ${y.toFixed(1)}` : `V${y.toFixed(1)}`}H${(x + width / 2).toFixed(1)}`,
    )
    .join('');
