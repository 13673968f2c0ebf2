import { axisValues, roundScale } from '@/lib/economy/collections/days-chart';
import { dayText } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { AxisValues } from './axis-values';
import { GridLines } from './grid-lines';
import { BAND, CHART, chartPoints, type Amount } from './chart-points';
import { PointedChart } from './pointed-chart';

type LineChartProps = {
  amounts: readonly Amount[];
  words: string;
  textOf: (amount: bigint) => string;
};

export function LineChart({ amounts, words, textOf }: LineChartProps) {
  const zone = useTimeZone();
  const ordered = amounts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const [oldest, newest] = [ordered.at(0), ordered.at(-1)];
  const bySize = amounts.toSorted((one, other) => (one.amount < other.amount ? -1 : 1));
  const [low, high] = [bySize.at(0), bySize.at(-1)];
  const scale = low && high && roundScale(low.amount, high.amount, BAND);
  const points = chartPoints(amounts, scale);
  const end = points.at(-1);
  if (!oldest || !newest || !scale || !end) return null;
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const values = axisValues(scale, BAND, textOf);
  const days = points.map(({ x, y, amount }, index) => ({
    x,
    y,
    title: dayText(new Date((ordered[index] ?? newest).at), zone),
    values: [textOf(amount)],
  }));
  return (
    <figure className="m-0">
      <div className="flex gap-3">
        <PointedChart size={CHART} days={days}>
          <svg
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            role="img"
            aria-label={words}
            className="block h-auto w-full overflow-visible"
          >
            <GridLines width={CHART.width} at={values.map(({ y }) => y)} />
            <polyline
              points={line}
              fill="none"
              stroke="var(--muted)"
              strokeWidth="2"
              strokeLinejoin="round"
            />
            <circle cx={end.x} cy={end.y} r="6" fill="var(--accent)" />
          </svg>
        </PointedChart>
        <AxisValues height={CHART.height} values={values} />
      </div>
      <figcaption className="flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>{dayText(new Date(oldest.at), zone)}</span>
        {amounts.length > 1 && (
          <span className="text-right">{dayText(new Date(newest.at), zone)}</span>
        )}
      </figcaption>
    </figure>
  );
}
