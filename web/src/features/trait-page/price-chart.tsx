import type { SalePoint } from '@trait-market/contract/economy/traits-history';

import { shortPrice } from '@/lib/economy/short-price';
import { dayText } from '@/lib/format/dates';

import { CHART, chartPoints } from './chart-points';

const byAmount = (sales: readonly SalePoint[]) =>
  sales.toSorted((one, other) => (BigInt(one.price.amount) < BigInt(other.price.amount) ? -1 : 1));

/** The sales of a trait over time. What it shows is in words beside it, and whole in the table. */
export function PriceChart({ sales }: { sales: readonly SalePoint[] }) {
  const points = chartPoints(sales);
  const [first, last] = [points.at(0), points.at(-1)];
  const ordered = byAmount(sales);
  const [low, high] = [ordered.at(0), ordered.at(-1)];
  if (!first || !last || !low || !high) return null;
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const from = dayText(new Date(first.sale.at));
  const to = dayText(new Date(last.sale.at));
  const words =
    sales.length === 1
      ? `1 sale on ${to} at ${shortPrice(last.sale.price)}`
      : `${sales.length} sales from ${from} to ${to}, between ${shortPrice(low.price)} and ${shortPrice(high.price)}, the last at ${shortPrice(last.sale.price)}`;
  return (
    <figure className="m-0">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted tabular-nums">
        {sales.length > 1 && (
          <>
            <span>Highest {shortPrice(high.price)}</span>
            <span>Lowest {shortPrice(low.price)}</span>
          </>
        )}
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full bg-accent" />
          Last {shortPrice(last.sale.price)}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={words}
        className="block h-auto w-full overflow-visible"
      >
        {[CHART.top, CHART.height / 2, CHART.height - CHART.bottom].map((y) => (
          <line
            key={y}
            x1="0"
            x2={CHART.width}
            y1={y}
            y2={y}
            stroke="var(--hairline)"
            strokeWidth="1"
          />
        ))}
        <polyline
          points={line}
          fill="none"
          stroke="var(--muted)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d={points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')}
          stroke="var(--foreground)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx={last.x} cy={last.y} r="6" fill="var(--accent)" />
      </svg>
      <figcaption className="flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{from}</span>
        {sales.length > 1 && <span className="text-right">{to}</span>}
      </figcaption>
    </figure>
  );
}
