import type { ValuePoint } from '@trait-market/contract/economy/worth';
import { useState } from 'react';

import { LineChart } from '@/components/economy/charts/line-chart';
import { Button } from '@/components/ui/button';
import { useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { unitText } from '@/lib/economy/estimates/estimate-words';
import { dayText } from '@/lib/format/dates';
import { TableHead } from '@/components/table-head';

import { worthByDay, type WorthOfDay } from './worth-amounts';

function DayTable({
  days,
  textOf,
}: {
  days: readonly WorthOfDay[];
  textOf: (amount: bigint) => string;
}) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Value by day, newest first</caption>
      <TableHead columns={['Day', ['About', 'text-right']]} />
      <tbody>
        {days.toReversed().map(({ at, amount }) => (
          <tr key={at} className="border-t border-hairline">
            <td className="py-2 pr-3">
              <time dateTime={at}>{dayText(new Date(at))}</time>
            </td>
            <td className="py-2 text-right">{textOf(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A wallet's worth by day, each by the last sales and the exchange rates of its day. */
export function ValueChart({ history }: { history: readonly ValuePoint[] }) {
  const unit = useEstimateUnit();
  const [isTable, setTable] = useState(false);
  const days = worthByDay(history, unit);
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const textOf = (amount: bigint) => unitText(amount, unit);
  const words = `About ${textOf(first.amount)} on ${dayText(new Date(first.at))}, about ${textOf(last.amount)} on ${dayText(new Date(last.at))}`;
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex min-h-9 items-center justify-between gap-x-4">
        <h3 className="min-w-0 font-semibold">30 days, by last sales</h3>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 shrink-0"
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show as a chart' : 'Show as a table'}
        </Button>
      </div>
      {isTable ? (
        <DayTable days={days} textOf={textOf} />
      ) : (
        <LineChart amounts={days} words={words} textOf={textOf} />
      )}
      <p className="text-xs text-muted">
        The traits that you had each day, at last sales to date and that day’s exchange rates. It
        differs from the value by floor or offer, because past floors and offers aren’t recorded.
      </p>
    </div>
  );
}
