import type { Scale } from '@/lib/economy/collections/days-chart';

/** The chart's size and margins, in units of the drawing. */
export const CHART = { width: 640, height: 220, left: 8, right: 8, top: 16, bottom: 16 } as const;

/** The vertical part in which amounts are drawn. */
export const BAND = { top: CHART.top, bottom: CHART.height - CHART.bottom } as const;

export type Amount = { at: string; amount: bigint };
export type ChartPoint = { x: number; y: number; amount: bigint };

const within = (value: number, low: number, high: number, from: number, to: number): number =>
  high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

/** The range that charts next to each other have in common: times in ms, amounts in wei. */
export type ChartRange = Pick<Scale, 'least' | 'most'> & {
  times?: readonly [from: number, to: number];
};

/** Places amounts by time and size, within their own range or a common one. */
export const chartPoints = (all: readonly Amount[], range?: ChartRange): ChartPoint[] => {
  const ordered = all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const times = ordered.map(({ at }) => Date.parse(at));
  // Converts amounts to numbers, whose 16 digits suffice for drawing but not for calculating.
  const amounts = ordered.map(({ amount }) => Number(amount));
  const [first, last] = range?.times ?? [Math.min(...times), Math.max(...times)];
  const [low, high] = range
    ? [Number(range.least), Number(range.most)]
    : [Math.min(...amounts), Math.max(...amounts)];
  const { width, height, left, right, top, bottom } = CHART;
  return ordered.map(({ at, amount }) => ({
    amount,
    x: within(Date.parse(at), first, last, left, width - right),
    y: within(Number(amount), low, high, height - bottom, top),
  }));
};
