import type { SalePoint } from '@trait-market/contract/economy/traits-history';

/** Of the drawing, in its own units. */
export const CHART = { width: 640, height: 220, left: 8, right: 8, top: 16, bottom: 16 } as const;

export type ChartPoint = { x: number; y: number; sale: SalePoint };

/** Numbers hold 16 digits: enough to draw by, and only for that. */
const amountOf = ({ price }: SalePoint): number => Number(BigInt(price.amount));

const within = (value: number, low: number, high: number, from: number, to: number): number =>
  high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

/** Where each sale stands in the chart: time to the right, price upwards, from the oldest on. */
export const chartPoints = (sales: readonly SalePoint[]): ChartPoint[] => {
  const ordered = sales.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const times = ordered.map(({ at }) => Date.parse(at));
  const amounts = ordered.map(amountOf);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const { width, height, left, right, top, bottom } = CHART;
  return ordered.map((sale) => ({
    sale,
    x: within(Date.parse(sale.at), first, last, left, width - right),
    y: within(amountOf(sale), low, high, height - bottom, top),
  }));
};
