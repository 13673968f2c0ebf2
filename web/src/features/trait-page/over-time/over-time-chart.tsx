import type { TraitDay } from '@trait-market/contract/economy/traits';

import { AxisValues } from '@/components/economy/charts/axis-values';
import { GridLines } from '@/components/economy/charts/grid-lines';
import { placeOfDay } from '@/lib/economy/collections/days-chart';
import { dayText } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { CHART, wornLine } from './chart-shape';
import { allWords, wornText } from './day-words';

const pointsOf = (line: readonly { x: number; y: number }[]): string =>
  line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

type OverTimeChartProps = {
  days: readonly TraitDay[];
  chosen: number;
};

/** Screen readers get only a label, because the adjacent text and the table have the data. */
export function OverTimeChart({ days, chosen }: OverTimeChartProps) {
  const zone = useTimeZone();
  const worn = wornLine(days);
  const [from, to, at] = [days.at(0), days.at(-1), worn.at(chosen)];
  if (!from || !to || !at) return null;
  const most = Math.max(...days.map((day) => day.worn));
  if (days.every((day) => day.worn === from.worn))
    return (
      <p className="text-sm text-muted">
        {`Worn by ${wornText(to)} on each of the past ${days.length} days.`}
      </p>
    );
  return (
    <figure className="m-0">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted tabular-nums">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-accent" />
          <span>{`Worn by (peak ${grouped(most)})`}</span>
        </span>
      </p>
      <div className="mt-2 flex gap-3">
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          role="img"
          aria-label={allWords(days, zone)}
          className="block h-auto min-w-0 grow overflow-visible"
        >
          <GridLines width={CHART.width} at={[CHART.worn.top, CHART.worn.bottom]} />
          <line
            x1={at.x}
            x2={at.x}
            y1={CHART.worn.top}
            y2={CHART.worn.bottom}
            stroke="var(--foreground)"
            strokeWidth="1"
            strokeDasharray="3 4"
          />
          <polyline
            points={pointsOf(worn)}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={placeOfDay(chosen, days.length)} cy={at.y} r="6" fill="var(--accent)" />
        </svg>
        <AxisValues
          height={CHART.height}
          values={[
            { y: CHART.worn.top, text: grouped(most) },
            { y: CHART.worn.bottom, text: '0' },
          ]}
        />
      </div>
      <figcaption className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{dayText(new Date(from.at), zone)}</span>
        <span className="text-right">{dayText(new Date(to.at), zone)}</span>
      </figcaption>
    </figure>
  );
}
