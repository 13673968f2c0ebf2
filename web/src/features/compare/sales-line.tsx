import type { SalePoint } from '@trait-market/contract/economy/traits';

import { AxisValues } from '@/components/economy/charts/axis-values';
import {
  BAND,
  CHART,
  type ChartRange,
  chartPoints,
} from '@/components/economy/charts/chart-points';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { axisValues, roundScale } from '@/lib/economy/collections/days-chart';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';

type SalesLineProps = {
  sales: readonly SalePoint[];
  /** The range of all compared traits of the network. */
  range: ChartRange | undefined;
};

/** Draws a trait's sales on the scale that the columns of its network share. */
export function SalesLine({ sales, range }: SalesLineProps) {
  const bySize = sales.toSorted((one, other) =>
    BigInt(one.price.amount) < BigInt(other.price.amount) ? -1 : 1,
  );
  const [low, high] = [bySize.at(0), bySize.at(-1)];
  const scale = range && roundScale(range.least, range.most, BAND);
  const points = chartPoints(
    sales.map(({ at, price }) => ({ at, amount: BigInt(price.amount) })),
    range && { ...range, ...scale },
  );
  const end = points.at(-1);
  if (!low || !high || !end || !scale) return <span className="text-muted">No sales</span>;
  const textOf = (amount: bigint) =>
    shortPrice(nativePrice({ ...low.price, amount: String(amount) }));
  const values = axisValues(scale, BAND, textOf);
  const words =
    low.price.amount === high.price.amount
      ? `At ${shortPrice(nativePrice(low.price))}`
      : `From ${shortPrice(nativePrice(low.price))} to ${shortPrice(nativePrice(high.price))}`;
  return (
    <span className="block max-w-60">
      <span className="flex gap-1">
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          aria-hidden
          className="block h-auto min-w-0 grow overflow-visible"
        >
          <GridLines width={CHART.width} at={values.map(({ y }) => y)} />
          <polyline
            points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
            fill="none"
            stroke="var(--foreground)"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${end.x.toFixed(1)} ${end.y.toFixed(1)}h0`}
            stroke="var(--accent)"
            strokeWidth="8"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <AxisValues height={CHART.height} values={values} />
      </span>
      <span className="block text-sm text-muted">{words}</span>
    </span>
  );
}
