import type {
  Collection,
  CollectionDay,
  CollectionPeriod,
  CollectionStats,
} from '@trait-market/contract/economy/collections';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { useState } from 'react';

import { RangeButtons, useRange } from '@/components/economy/charts/range-buttons';
import { ChangeText } from '@/components/economy/prices/change-text';
import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { dayText } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { CollectionChart, DaysTable } from './collection-chart';

type TradingProps = { collection: Collection; stats: CollectionStats };

const cell = 'py-2.5 pl-3 text-right align-top';

function Period({
  name,
  period,
  collection: { chainId, floor },
}: {
  name: string;
  period: CollectionPeriod;
  collection: Collection;
}) {
  const { volume, volumeBefore, sales, salesBefore, floorBefore } = period;
  return (
    <tr className="border-t border-hairline">
      <th scope="row" className="py-2.5 text-left align-top font-normal">
        {name}
      </th>
      <td className={cell}>
        {floorBefore ? <PriceText price={floorBefore} /> : <span className="text-muted">None</span>}
        <ChangeText change={changeOf(floor?.amount, floorBefore?.amount)} />
      </td>
      <td className={cell}>
        <PriceText price={{ chainId, coin: 'native', amount: volume }} format={displayPrice} />
        <ChangeText change={changeOf(volume, volumeBefore)} />
      </td>
      <td className={cell}>
        {grouped(sales)}
        <ChangeText change={changeOf(String(sales), String(salesBefore))} />
      </td>
    </tr>
  );
}

/** Draws the chosen range, or says it in a sentence if nothing sold and the floor didn't move. */
function RangeOfDays({ days: all, chainId }: { days: readonly CollectionDay[]; chainId: ChainId }) {
  const zone = useTimeZone();
  const { length = all.length } = useRange();
  const days = all.slice(-length);
  const last = all.findLast(({ sales }) => sales > 0);
  const [floor, ...others] = days.flatMap((day) => day.floor ?? []);
  const hasSales = days.some(({ sales }) => sales > 0);
  const isFlat = !hasSales && others.every(({ amount }) => amount === floor?.amount);
  return (
    <>
      <RangeButtons all={`${all.length} days`} days={all.length} />
      {!hasSales && (
        <p className="mb-4 text-sm text-muted">
          {last
            ? `No sales in this range. The last one was on ${dayText(new Date(last.at), zone)}.`
            : `No sales in ${all.length} days.`}
        </p>
      )}
      {isFlat && floor && (
        <p className="text-sm text-muted">
          The trait floor was <PriceText price={floor} className="text-foreground" /> all the time.
        </p>
      )}
      {!isFlat && <CollectionChart days={days} chainId={chainId} />}
    </>
  );
}

export function Trading({ collection, stats }: TradingProps) {
  const [isTable, setTable] = useState(false);
  const head = 'pb-1 pl-3 text-right font-normal';
  return (
    <Section
      title="Price and volume"
      aside={
        <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as a chart' : 'Show as a table'}
        </Button>
      }
    >
      {isTable ? (
        <DaysTable days={stats.days} chainId={collection.chainId} />
      ) : (
        <RangeOfDays days={stats.days} chainId={collection.chainId} />
      )}
      <table className="mt-6 w-full text-sm tabular-nums">
        <caption className="sr-only">
          The floor at the start of each period and its change since then. Volume and sales,
          compared with the period before.
        </caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="pb-1 text-left font-normal">
              Last
            </th>
            <th scope="col" className={head}>
              Trait floor at the start
            </th>
            <th scope="col" className={head}>
              Volume
            </th>
            <th scope="col" className={head}>
              Sales
            </th>
          </tr>
        </thead>
        <tbody>
          <Period name="24 hours" period={stats.day} collection={collection} />
          <Period name="7 days" period={stats.week} collection={collection} />
          <Period name="30 days" period={stats.month} collection={collection} />
        </tbody>
      </table>
    </Section>
  );
}
