import type { SalePoint } from '@trait-market/contract/economy/traits';

import { exactPrice } from '@/lib/economy/amounts/short-price';
import { exactTime } from '@/lib/format/dates';

/** The maximum number of sales listed; the chart shows all of them. */
const SHOWN = 50;

export function SalesTable({ sales }: { sales: readonly SalePoint[] }) {
  const latest = sales
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN);
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Sales, newest first</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="pr-3 pb-1 font-normal">
              When
            </th>
            <th scope="col" className="pr-3 pb-1 text-right font-normal">
              Editions
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Price per edition
            </th>
          </tr>
        </thead>
        <tbody>
          {latest.map((sale) => (
            <tr key={`${sale.at} ${sale.price.amount}`} className="border-t border-hairline">
              <td className="py-2 pr-3">
                <time dateTime={sale.at}>{exactTime(new Date(sale.at))}</time>
              </td>
              <td className="py-2 pr-3 text-right">{sale.quantity}</td>
              <td translate="no" className="py-2 text-right">
                {exactPrice(sale.price)}
              </td>
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
