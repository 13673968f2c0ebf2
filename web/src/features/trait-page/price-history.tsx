import type { TraitDetail, SalePoint } from '@trait-market/contract/economy/traits';
import { useState } from 'react';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTraitHistory } from '@/lib/economy/traits/trait-queries';
import { Section } from '@/components/page/section';
import { TransactionLink } from '@/components/economy/provenance/transaction-link';
import { LineChart } from '@/components/economy/charts/line-chart';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice, exactPrice } from '@/lib/economy/amounts/short-price';
import { dayText, exactTime } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { TableHead } from '@/components/table-head';

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

function PriceChart({ sales }: { sales: readonly SalePoint[] }) {
  const zone = useTimeZone();
  const ordered = sales.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const byAmount = sales.toSorted((one, other) =>
    BigInt(one.price.amount) < BigInt(other.price.amount) ? -1 : 1,
  );
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  const [low, high] = [byAmount.at(0), byAmount.at(-1)];
  if (!first || !last || !low || !high) return null;
  const from = dayText(new Date(first.at), zone);
  const to = dayText(new Date(last.at), zone);
  const words =
    sales.length === 1
      ? `1 sale on ${to} at ${shortPrice(nativePrice(last.price))}`
      : `${sales.length} sales from ${from} to ${to}, between ${shortPrice(nativePrice(low.price))} and ${shortPrice(nativePrice(high.price))}, the last at ${shortPrice(nativePrice(last.price))}`;
  return (
    <LineChart
      amounts={sales.map(({ at, price }) => ({ at, amount: BigInt(price.amount) }))}
      words={words}
      textOf={(amount) => shortPrice(nativePrice({ ...last.price, amount: String(amount) }))}
      last="Last"
      hasDots
    />
  );
}

export function PriceHistory({ trait }: { trait: TraitDetail }) {
  const query = useTraitHistory(trait.id);
  const { data, error } = query;
  const [isTable, setTable] = useState(false);
  const hasSales = data !== undefined && data.sales.length > 0;
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
      {hasSales &&
        (isTable ? <SalesTable sales={data.sales} /> : <PriceChart sales={data.sales} />)}
      {data && !hasSales && (
        <p className="text-sm text-muted">
          It has never been sold, so there’s no price history yet.
        </p>
      )}
      {!data && error === null && <Skeleton className="aspect-[640/225] w-full rounded-control" />}
      {!data && error !== null && <QueryFailure title="Couldn’t load the sales" query={query} />}
    </Section>
  );
}
