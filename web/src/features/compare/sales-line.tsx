import type { SalePoint } from '@trait-market/contract/economy/traits';

import { CHART, chartPoints } from '@/components/economy/charts/chart-points';
import { shortPrice } from '@/lib/economy/amounts/short-price';

/** Draws a trait's sales without axes, because each column has its own scale. */
export function SalesLine({ sales }: { sales: readonly SalePoint[] }) {
  const bySize = sales.toSorted((one, other) =>
    BigInt(one.price.amount) < BigInt(other.price.amount) ? -1 : 1,
  );
  const [low, high] = [bySize.at(0), bySize.at(-1)];
  const points = chartPoints(sales.map(({ at, price }) => ({ at, amount: BigInt(price.amount) })));
  const end = points.at(-1);
  if (!low || !high || !end) return <span className="text-muted">No sales</span>;
  const range =
    low.price.amount === high.price.amount
      ? `At ${shortPrice(low.price)}`
      : `From ${shortPrice(low.price)} to ${shortPrice(high.price)}`;
  return (
    <span className="block max-w-60">
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        aria-hidden
        className="block h-auto w-full overflow-visible"
      >
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
      <span className="block text-sm text-muted">{range}</span>
    </span>
  );
}
