import type {
  Collection,
  CollectionPeriod,
  CollectionStats,
} from '@trait-market/contract/economy/collections';
import { useState } from 'react';

import { ChangeText } from '@/components/economy/prices/change-text';
import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { grouped } from '@/lib/format/grouped';

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
        <PriceText price={{ chainId, coin: 'native', amount: volume }} />
        <ChangeText change={changeOf(volume, volumeBefore)} />
      </td>
      <td className={cell}>
        {grouped(sales)}
        <ChangeText change={changeOf(String(sales), String(salesBefore))} />
      </td>
    </tr>
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
        <CollectionChart days={stats.days} chainId={collection.chainId} />
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
