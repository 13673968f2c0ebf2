import type { SalePoint, TraitDay } from '@trait-market/contract/economy/traits';

import {
  DAYS_CHART,
  drawnAmount,
  heightIn,
  roundScale,
  type Scale,
} from '@/lib/economy/collections/days-chart';

export const DAY_MS = 86_400_000;
/** The largest number of bars, so that each is wide enough to see. */
const MOST_BARS = 45;
const BAR_SHARE = 0.64;
const LEAST_BAR = 2;

export const CHART = {
  ...DAYS_CHART,
  price: { top: 14, bottom: 146 },
  volume: { top: 190, bottom: 252 },
} as const;

/** A period of the chart in ms. */
export type Span = { from: number; to: number };
export type Sale = SalePoint;

/** Returns the period of the last days or, without days, of all sales and floors. */
export const spanOf = (
  sales: readonly Sale[],
  floors: readonly TraitDay[],
  to: number,
  days?: number,
): Span => {
  const ends = [...sales, ...floors].map(({ at }) => Date.parse(at));
  const end = Math.max(to, ...ends);
  if (days !== undefined) return { from: end - days * DAY_MS, to: end };
  return { from: Math.min(end - DAY_MS, ...ends), to: end };
};

export const placeAt = ({ from, to }: Span, time: number): number =>
  Math.min(1, Math.max(0, (time - from) / (to - from))) * CHART.width;

export const within = <T extends { at: string }>(all: readonly T[], { from, to }: Span): T[] =>
  all
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

const lowest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((low, one) => (one < low ? one : low));
const highest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((high, one) => (one > high ? one : high));

/** Returns the round scale that prices of sales and floors share; undefined without any. */
export const priceScale = (
  sales: readonly Sale[],
  floors: readonly TraitDay[],
): Scale | undefined => {
  const amounts = [
    ...sales.map(({ price }) => BigInt(price.amount)),
    ...floors.flatMap(({ floor }) => (floor ? [BigInt(floor.amount)] : [])),
  ];
  return amounts.length === 0
    ? undefined
    : roundScale(lowest(amounts), highest(amounts), CHART.price);
};

export const heightOf = (amount: string, { least, most }: Scale): number =>
  heightIn(CHART.price, drawnAmount(amount), Number(least), Number(most));

/** Returns the floor as a path of steps: each day's floor from the day before until then. */
export const floorPath = (floors: readonly TraitDay[], span: Span, scale: Scale): string => {
  let path = '';
  let isOpen = false;
  for (const { at, floor } of floors) {
    if (floor === null) isOpen = false;
    else {
      const y = heightOf(floor.amount, scale).toFixed(1);
      const end = Date.parse(at);
      const from = placeAt(span, end - DAY_MS).toFixed(1);
      path += `${isOpen ? `V${y}` : `M${from} ${y}`}H${placeAt(span, end).toFixed(1)}`;
      isOpen = true;
    }
  }
  return path;
};

/** Returns the day whose floor the chart draws at a time. */
export const floorDayAt = (floors: readonly TraitDay[], time: number): TraitDay | undefined =>
  floors.find(({ at }) => Date.parse(at) >= time && Date.parse(at) - DAY_MS < time);

export type Bar = { x: number; y: number; width: number; height: number };

const volumeOf = ({ price, quantity }: Sale): bigint => BigInt(price.amount) * BigInt(quantity);

export const volumeSum = (sales: readonly Sale[]): bigint =>
  sales.reduce((sum, sale) => sum + volumeOf(sale), 0n);

/** The sales within the days of one bar; without any, it isn't drawn. */
export type SoldDays = { x: number; from: number; to: number; sales: number; volume: bigint };

/** Returns a bar for each day or, in a long period, for several days, with their round scale. */
export const volumeBars = (
  sales: readonly Sale[],
  { from, to }: Span,
): { bars: Bar[]; sold: SoldDays[]; scale: Scale; days: number } => {
  const spanned = Math.max(1, Math.ceil((to - from) / DAY_MS));
  const days = Math.ceil(spanned / MOST_BARS);
  const count = Math.ceil(spanned / days);
  const sums = Array.from({ length: count }, () => 0n);
  const counts = sums.map(() => 0);
  for (const sale of sales) {
    const back = Math.floor((to - Date.parse(sale.at)) / (days * DAY_MS));
    const index = Math.max(0, count - 1 - back);
    sums[index] = (sums[index] ?? 0n) + volumeOf(sale);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const { top, bottom } = CHART.volume;
  const scale = roundScale(0n, highest(sums), CHART.volume);
  const width = CHART.width / count;
  const bars = sums.flatMap((sum, index) => {
    if (sum === 0n) return [];
    const height = Math.max(LEAST_BAR, (Number(sum) / Number(scale.most)) * (bottom - top));
    const x = width * (index + (1 - BAR_SHARE) / 2);
    return [{ x, y: bottom - height, width: width * BAR_SHARE, height }];
  });
  const sold = sums.map((volume, index) => {
    const end = to - (count - 1 - index) * days * DAY_MS;
    return {
      x: width * (index + 0.5),
      from: Math.max(from, end - days * DAY_MS),
      to: end,
      sales: counts[index] ?? 0,
      volume,
    };
  });
  return { bars, sold, scale, days };
};
