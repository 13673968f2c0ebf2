import type { Party, Price } from '@trait-market/contract/economy/shared';
import type { TraitDay } from '@trait-market/contract/economy/traits';
import { useState, type PointerEvent } from 'react';

import { AxisValues } from '@/components/economy/charts/axis-values';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';
import { axisValues } from '@/lib/economy/collections/days-chart';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { dayText, exactTime } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import {
  CHART,
  floorPath,
  heightOf,
  placeAt,
  priceScale,
  volumeBars,
  volumeSum,
  type Sale,
  type Span,
} from './history-shape';

/** The distance in px within which the pointer chooses a sale. */
const NEAR = 24;

export type BuyerOf = (sale: Sale) => Party | undefined;

const buyerName = ({ username, address }: Party): string => {
  const name = shownName(username);
  return name === undefined ? shortenAddress(address) : plainText(name);
};

type SaleTipProps = { sale: Sale; place: number; buyerOf: BuyerOf };

function SaleTip({ sale, place, buyerOf }: SaleTipProps) {
  const zone = useTimeZone();
  const estimate = useEstimate([sale.price]);
  const buyer = buyerOf(sale);
  const share = `${(place / CHART.width) * 100}%`;
  return (
    <div
      aria-hidden
      data-slot="sale-tip"
      // The shift by the same share as the position keeps the box inside the chart.
      style={{ left: share, transform: `translateX(-${share})` }}
      className="pointer-events-none absolute bottom-full z-10 mb-1 w-max max-w-full rounded-control border border-hairline bg-surface-raised px-3 py-2 text-xs tabular-nums"
    >
      <p className="font-semibold">
        {exactPrice(sale.price)}
        {estimate.kind === 'estimate' && (
          <span className="font-normal text-muted"> {estimate.text}</span>
        )}
      </p>
      <p>{exactTime(new Date(sale.at), zone)}</p>
      {sale.quantity > 1 && <p>{sale.quantity} editions</p>}
      {buyer && <p>Bought by {buyerName(buyer)}</p>}
    </div>
  );
}

type Words = { sales: readonly Sale[]; floors: readonly TraitDay[]; zone: 'local' | 'UTC' };

const bySize = (one: Sale, other: Sale) =>
  BigInt(one.price.amount) < BigInt(other.price.amount) ? -1 : 1;

const priceWords = (price: Price): string => shortPrice(nativePrice(price));

/** Describes the chart for screen readers: its sales, and the floor's first and last value. */
const chartWords = ({ sales, floors, zone }: Words): string => {
  const [first, last] = [sales.at(0), sales.at(-1)];
  const ordered = sales.toSorted(bySize);
  const [low, high] = [ordered.at(0), ordered.at(-1)];
  const day = (sale: Sale) => dayText(new Date(sale.at), zone);
  const known = floors.flatMap(({ floor }) => floor ?? []);
  const [before, now] = [known.at(0), known.at(-1)];
  const sold =
    !first || !last || !low || !high
      ? 'No sales'
      : sales.length === 1
        ? `1 sale on ${day(last)} at ${priceWords(last.price)}`
        : `${sales.length} sales from ${day(first)} to ${day(last)}, between ${priceWords(low.price)} and ${priceWords(high.price)}, the last at ${priceWords(last.price)}`;
  return before && now
    ? `${sold}. The floor went from ${shortPrice(before)} to ${shortPrice(now)}.`
    : sold;
};

const key = 'flex items-center gap-1.5';

type PriceChartProps = {
  sales: readonly Sale[];
  floors: readonly TraitDay[];
  span: Span;
  /** The price whose network and coin the axes name. */
  unit: Price;
  buyerOf: BuyerOf;
};

/** Screen readers get only a label, because the table has the data. */
export function PriceChart({ sales, floors, span, unit, buyerOf }: PriceChartProps) {
  const zone = useTimeZone();
  const [pointed, setPointed] = useState<Sale>();
  const scale = priceScale(sales, floors);
  if (!scale) return null;
  const textOf = (amount: bigint) => priceWords({ ...unit, amount: String(amount) });
  const volume = volumeBars(sales, span);
  const prices = axisValues(scale, CHART.price, textOf);
  const volumes =
    sales.length === 0
      ? [{ y: CHART.volume.bottom, text: '0' }]
      : axisValues(volume.scale, CHART.volume, textOf);
  const points = sales.map((sale) => ({
    sale,
    x: placeAt(span, Date.parse(sale.at)),
    y: heightOf(sale.price.amount, scale),
  }));
  const last = points.at(-1);
  const shown = points.find(({ sale }) => sale === pointed);
  const hasFloor = floors.some(({ floor }) => floor !== null);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const unitPx = width / CHART.width;
    const nearest = points
      .map(({ sale, x, y }) => ({
        sale,
        distance: Math.hypot(left + x * unitPx - clientX, top + y * unitPx - clientY),
      }))
      .toSorted((one, other) => one.distance - other.distance)
      .at(0);
    setPointed(nearest && nearest.distance <= NEAR ? nearest.sale : undefined);
  };
  return (
    <figure className="m-0">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted tabular-nums">
        {last && (
          <span className={key}>
            <span aria-hidden className="size-2 rounded-full bg-accent" />
            <span>{`Last ${priceWords(last.sale.price)}`}</span>
          </span>
        )}
        {hasFloor && (
          <span className={key}>
            <span aria-hidden className="h-0.5 w-4 bg-muted" />
            Floor
          </span>
        )}
        <span className={key}>
          <span aria-hidden className="size-2.5 bg-muted" />
          <span>
            {`${volume.days === 1 ? 'Volume per day' : `Volume per ${volume.days} days`}, ${textOf(volumeSum(sales))} in all`}
          </span>
        </span>
      </p>
      <div className="mt-2 flex gap-3">
        <div className="relative min-w-0 grow">
          <svg
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            role="img"
            aria-label={chartWords({ sales, floors, zone })}
            className="block h-auto w-full overflow-visible"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={({ pointerType }) => {
              // A finger leaves when it's lifted, and what it tapped stays.
              if (pointerType === 'mouse') setPointed(undefined);
            }}
          >
            {/* Without a fill, the pointer's events of empty areas wouldn't reach the drawing. */}
            <rect width={CHART.width} height={CHART.height} fill="transparent" />
            <GridLines width={CHART.width} at={[...prices, ...volumes].map(({ y }) => y)} />
            {volume.bars.map((bar) => (
              <rect key={bar.x} {...bar} rx="1" fill="var(--muted)" />
            ))}
            <path
              d={floorPath(floors, span, scale)}
              fill="none"
              stroke="var(--muted)"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            {points.map(({ sale, x, y }) => (
              <circle
                key={`${sale.at} ${sale.price.amount}`}
                cx={x}
                cy={y}
                r={sale === pointed ? 9 : 6}
                fill={sale === last?.sale ? 'var(--accent)' : 'var(--foreground)'}
              />
            ))}
          </svg>
          {shown && <SaleTip sale={shown.sale} place={shown.x} buyerOf={buyerOf} />}
        </div>
        <AxisValues height={CHART.height} values={[...prices, ...volumes]} />
      </div>
      <figcaption className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{dayText(new Date(span.from), zone)}</span>
        <span className="text-right">{dayText(new Date(span.to), zone)}</span>
      </figcaption>
    </figure>
  );
}
