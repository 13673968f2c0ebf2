import type { Party, Price } from '@trait-market/contract/economy/shared';
import type { TraitDay } from '@trait-market/contract/economy/traits';

import { AxisValues, lowBand } from '@/components/economy/charts/axis-values';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { PointedChart, type ChartDay } from '@/components/economy/charts/pointed-chart';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';
import { axisValues, soldText } from '@/lib/economy/collections/days-chart';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { dayText, exactTime } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import {
  CHART,
  DAY_MS,
  floorDayAt,
  floorPath,
  heightOf,
  placeAt,
  priceScale,
  volumeBars,
  volumeSum,
  type Sale,
  type SoldDays,
  type Span,
} from './history-shape';

export type BuyerOf = (sale: Sale) => Party | undefined;

const buyerName = ({ username, address }: Party): string => {
  const name = shownName(username);
  return name === undefined ? shortenAddress(address) : plainText(name);
};

type SaleTipProps = { sale: Sale; buyerOf: BuyerOf };

function SaleTip({ sale, buyerOf }: SaleTipProps) {
  const zone = useTimeZone();
  const estimate = useEstimate([sale.price]);
  const buyer = buyerOf(sale);
  return (
    <>
      <p className="font-semibold">
        {exactPrice(sale.price)}
        {estimate.kind === 'estimate' && (
          <span className="font-normal text-muted"> {estimate.text}</span>
        )}
      </p>
      <p>{exactTime(new Date(sale.at), zone)}</p>
      {sale.quantity > 1 && <p>{sale.quantity} editions</p>}
      {buyer && <p>Bought by {buyerName(buyer)}</p>}
    </>
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

/** Names the days of a bar: its day, or its first and last. */
const daysText = ({ from, to }: SoldDays, zone: 'local' | 'UTC'): string =>
  to - from <= DAY_MS
    ? dayText(new Date(to), zone)
    : `${dayText(new Date(from), zone)} – ${dayText(new Date(to), zone)}`;

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
  const hasFloor = floors.some(({ floor }) => floor !== null);
  const days = volume.sold.map((sold): ChartDay => {
    const middle = sold.to - (volume.days * DAY_MS) / 2;
    const floor = floorDayAt(floors, middle)?.floor;
    return {
      x: sold.x,
      y: floor ? heightOf(floor.amount, scale) : undefined,
      title: daysText(sold, zone),
      values: [
        ...(floor ? [`Floor ${shortPrice(floor)}`] : []),
        sold.sales === 0 ? 'No sales' : soldText(sold.sales, textOf(sold.volume)),
      ],
    };
  });
  const marks = points.map(({ sale, x, y }) => ({
    x,
    y,
    tip: <SaleTip sale={sale} buyerOf={buyerOf} />,
  }));
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
        <PointedChart size={CHART} days={days} marks={marks}>
          <svg
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            role="img"
            aria-label={chartWords({ sales, floors, zone })}
            className="block h-auto w-full overflow-visible"
          >
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
                r="6"
                fill={sale === last?.sale ? 'var(--accent)' : 'var(--foreground)'}
              />
            ))}
          </svg>
        </PointedChart>
        <AxisValues height={CHART.height} values={[...prices, ...lowBand(volumes)]} />
      </div>
      <figcaption className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{dayText(new Date(span.from), zone)}</span>
        <span className="text-right">{dayText(new Date(span.to), zone)}</span>
      </figcaption>
    </figure>
  );
}
