import type { SalePoint } from '@trait-market/contract/economy/traits';

import { AxisValues } from '@/components/economy/charts/axis-values';
import { CHART, type ChartRange, chartPoints } from '@/components/economy/charts/chart-points';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';

const [TOP, BOTTOM] = [CHART.top, CHART.height - CHART.bottom];

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
  const points = chartPoints(
    sales.map(({ at, price }) => ({ at, amount: BigInt(price.amount) })),
    range,
  );
  const end = points.at(-1);
  if (!low || !high || !end || !range) return <span className="text-muted">No sales</span>;
  const textOf = (amount: bigint) =>
    shortPrice(nativePrice({ ...low.price, amount: String(amount) }));
  const [least, most] = range.amounts;
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
          <GridLines width={CHART.width} at={least === most ? [CHART.height / 2] : [TOP, BOTTOM]} />
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
        <AxisValues
          height={CHART.height}
          values={
            least === most
              ? [{ y: CHART.height / 2, text: textOf(least) }]
              : [
                  { y: TOP, text: textOf(most) },
                  { y: BOTTOM, text: textOf(least) },
                ]
          }
        />
      </span>
      <span className="block text-sm text-muted">{words}</span>
    </span>
  );
}
