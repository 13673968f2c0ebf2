import type {
  SalePoint,
  TraitDay,
  TraitDetail,
  TraitHistory,
} from '@trait-market/contract/economy/traits';
import { useState } from 'react';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTraitHistory, useTraitOverTime } from '@/lib/economy/traits/trait-queries';
import { Section } from '@/components/page/section';
import { TransactionLink } from '@/components/economy/provenance/transaction-link';
import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { dayText, exactTime } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { TableHead } from '@/components/table-head';
import { RangeButtons, useRange } from '@/components/economy/charts/range-buttons';
import { spanOf, within } from './history-shape';
import { PriceChart } from './price-chart';

/** The maximum number of sales listed; the chart shows all of them. */
const SHOWN = 50;

function SalesTable({ sales }: { sales: readonly SalePoint[] }) {
  const zone = useTimeZone();
  const latest = sales
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN);
  const hasTransactions = latest.some(({ transactionHash }) => transactionHash !== undefined);
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Sales, newest first</caption>
        <TableHead
          columns={[
            'When',
            ['Editions', 'text-right'],
            ['Price per edition', 'text-right'],
            ...(hasTransactions ? [['Transaction', 'text-right'] as const] : []),
          ]}
        />
        <tbody>
          {latest.map((sale) => (
            <tr key={`${sale.at} ${sale.price.amount}`} className="border-t border-hairline">
              <td className="py-2 pr-3">
                <time dateTime={sale.at}>{exactTime(new Date(sale.at), zone)}</time>
              </td>
              <td className="py-2 pr-3 text-right">{sale.quantity}</td>
              <td translate="no" className="py-2 text-right">
                {exactPrice(sale.price)}
              </td>
              {hasTransactions && (
                <td className="py-2 pl-3">
                  <TransactionLink
                    settled={{ ...sale, chainId: sale.price.chainId }}
                    what={`the sale for ${exactPrice(sale.price)}`}
                    isIcon
                    className="ml-auto flex size-6 items-center justify-center"
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sales.length > latest.length && (
        <p className="mt-3 text-sm text-muted">
          Showing the latest {latest.length} of {sales.length} sales.
        </p>
      )}
    </>
  );
}

function SaleSentence({ sale, start }: { sale: SalePoint; start: string }) {
  const zone = useTimeZone();
  return (
    <p className="mb-4 text-sm text-muted">
      {start} {dayText(new Date(sale.at), zone)} for{' '}
      <PriceText price={sale.price} className="text-foreground" />{' '}
      <Estimate amounts={[sale.price]} className="text-sm" />
    </p>
  );
}

type HistoryProps = {
  history: TraitHistory;
  days: readonly TraitDay[];
  now: number;
};

/** Draws the prices of a range, or says them in a sentence if there is a single value. */
function RangeOfPrices({ history: { sales: all, items }, days, now }: HistoryProps) {
  const { length } = useRange();
  const span = spanOf(all, days, now, length);
  const sales = within(all, span);
  const floors = within(days, span);
  const known = floors.flatMap(({ floor }) => floor ?? []);
  const [floor] = known;
  const isFlat = known.every(({ amount }) => amount === floor?.amount);
  const lastOfAll = within(all, spanOf(all, days, now)).at(-1);
  const last = sales.at(-1);
  const unit = floor ?? last?.price;
  const isSingle = isFlat && sales.length + (floor ? 1 : 0) <= 1;
  return (
    <>
      <RangeButtons />
      {!lastOfAll && <p className="mb-4 text-sm text-muted">It has never been sold.</p>}
      {!last && lastOfAll && (
        <SaleSentence sale={lastOfAll} start="No sales in this range. The last one was on" />
      )}
      {isSingle && last && <SaleSentence sale={last} start="One sale, on" />}
      {isSingle && floor && (
        <p className="text-sm text-muted">
          The floor was <PriceText price={floor} className="text-foreground" /> whenever it was for
          sale in the last {length ?? days.length} days.
        </p>
      )}
      {!isSingle && unit && (
        <PriceChart
          sales={sales}
          floors={floors}
          span={span}
          unit={unit}
          buyerOf={(sale) =>
            items.find(
              ({ type, at, price }) =>
                type === 'sale' && at === sale.at && price?.coin === sale.price.coin,
            )?.to ?? undefined
          }
        />
      )}
    </>
  );
}

export function PriceHistory({ trait }: { trait: TraitDetail }) {
  const query = useTraitHistory(trait.id);
  const { data, dataUpdatedAt, error } = query;
  const { data: overTime } = useTraitOverTime(trait.id);
  const [isTable, setTable] = useState(false);
  const hasSales = data !== undefined && data.sales.length > 0;
  const days = overTime?.days ?? [];
  const hasPrices = hasSales || days.some(({ floor }) => floor !== null);
  return (
    <Section
      title="Price history"
      aside={
        hasSales && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as a chart' : 'Show as a table'}
          </Button>
        )
      }
    >
      {data &&
        hasPrices &&
        (isTable && hasSales ? (
          <SalesTable sales={data.sales} />
        ) : (
          <RangeOfPrices history={data} days={days} now={dataUpdatedAt} />
        ))}
      {data && !hasPrices && (
        <p className="text-sm text-muted">
          It has never been sold, so there’s no price history yet.
        </p>
      )}
      {!data && error === null && <Skeleton className="aspect-[640/340] w-full rounded-control" />}
      {!data && error !== null && <QueryFailure title="Couldn’t load the sales" query={query} />}
    </Section>
  );
}
