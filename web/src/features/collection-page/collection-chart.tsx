import type { CollectionDay } from '@trait-market/contract/economy/collections';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { AxisValues, lowBand } from '@/components/economy/charts/axis-values';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { PointedChart } from '@/components/economy/charts/pointed-chart';
import {
  axisValues,
  floorAxis,
  floorLines,
  floorSteps,
  placeOfDay,
  soldText,
} from '@/lib/economy/collections/days-chart';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { collectionFloors } from '@/lib/economy/orders/price-labels';
import { dayText } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { CHART, volumeBars, volumeScale } from './chart-shape';
import { TableHead } from '@/components/table-head';

type ChartProps = { days: readonly CollectionDay[]; chainId: ChainId };

const sum = (days: readonly CollectionDay[]) => ({
  sales: days.reduce((count, { sales }) => count + sales, 0),
  volume: String(days.reduce((total, { volume }) => total + BigInt(volume), 0n)),
});

const soldOn = (
  { sales, volume }: Pick<CollectionDay, 'sales' | 'volume'>,
  chainId: ChainId,
): string | undefined =>
  sales === 0
    ? undefined
    : soldText(sales, shortPrice({ chainId, coin: 'native', amount: volume }));

const wordsOf = (days: readonly CollectionDay[], chainId: ChainId): string => {
  const sold = soldOn(sum(days), chainId) ?? 'Nothing sold';
  const floors = days.flatMap(({ floor }) => floor ?? []);
  const [first, last] = [floors.at(0), floors.at(-1)];
  const moved =
    first && last ? `, the floor went from ${shortPrice(first)} to ${shortPrice(last)}` : '';
  return `${sold} in ${days.length} days${moved}`;
};

/** Screen readers get only a label, because the adjacent text and the table have the data. */
export function CollectionChart({ days, chainId }: ChartProps) {
  const zone = useTimeZone();
  const lines = floorLines(days, CHART.floor);
  const last = lines.at(-1)?.at(-1);
  const [from, to] = [days.at(0), days.at(-1)];
  const floors = floorAxis(days, CHART.floor);
  const volume = volumeScale(days);
  const volumes =
    volume.most === 0n
      ? [{ y: CHART.volume.bottom, text: '0' }]
      : axisValues(volume, CHART.volume, (amount) =>
          shortPrice({ chainId, coin: 'native', amount: String(amount) }),
        );
  if (!from || !to) return null;
  const heights = new Map(lines.flat().map(({ x, y }) => [x, y]));
  const pointed = days.map((day, index) => {
    const x = placeOfDay(index, days.length);
    return {
      x,
      y: heights.get(x),
      title: dayText(new Date(day.at), zone),
      values: [
        `${collectionFloors.trait} ${day.floor ? shortPrice(day.floor) : 'none'}`,
        soldOn(day, chainId) ?? 'No sales',
      ],
    };
  });
  return (
    <figure className="m-0">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted tabular-nums">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-accent" />
          {collectionFloors.trait}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 bg-muted" />
          Volume per day
        </span>
      </p>
      <div className="mt-2 flex gap-3">
        <PointedChart size={CHART} days={pointed}>
          <svg
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            role="img"
            aria-label={wordsOf(days, chainId)}
            className="block h-auto w-full overflow-visible"
          >
            <GridLines width={CHART.width} at={[...floors, ...volumes].map(({ y }) => y)} />
            {volumeBars(days).map(
              (bar) => bar && <rect key={bar.x} {...bar} rx="1" fill="var(--muted)" />,
            )}
            {lines.map((line) => (
              <path
                key={line[0]?.x}
                d={floorSteps(line, CHART.width / days.length)}
                fill="none"
                stroke="var(--accent)"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            ))}
            {last && <circle cx={last.x} cy={last.y} r="5" fill="var(--accent)" />}
          </svg>
        </PointedChart>
        <AxisValues height={CHART.height} values={[...floors, ...lowBand(volumes)]} />
      </div>
      <figcaption className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{dayText(new Date(from.at), zone)}</span>
        <span className="text-right">{dayText(new Date(to.at), zone)}</span>
      </figcaption>
    </figure>
  );
}

export function DaysTable({ days, chainId }: ChartProps) {
  const zone = useTimeZone();
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Each day’s floor and sales, newest first</caption>
      <TableHead
        columns={[
          'Until',
          [collectionFloors.trait, 'text-right'],
          ['Sales', 'text-right'],
          ['Volume', 'text-right'],
        ]}
      />
      <tbody>
        {days.toReversed().map(({ at, floor, sales, volume }) => (
          <tr key={at} className="border-t border-hairline">
            <td className="py-2 pr-3 whitespace-nowrap">
              <time dateTime={at}>{dayText(new Date(at), zone)}</time>
            </td>
            <td className="py-2 pr-3 text-right">{floor ? shortPrice(floor) : 'None'}</td>
            <td className="py-2 pr-3 text-right">{sales}</td>
            <td translate="no" className="py-2 text-right">
              {shortPrice({ chainId, coin: 'native', amount: volume })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
