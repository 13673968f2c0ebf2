import type { Catalogue } from '../catalogue/catalogue';
import { collectionOfGood } from '../catalogue/collection-of-good';
import type { MarketContext } from '../orders/market-context';
import type { FrozenLog } from '../tables/activity-log';
import type { ActivityRow } from '../tables/rows';
import { memoizeFor } from '../../kernel/memoize-for';

/** A sale's time, and the volume up to and including it, in wei. */
type Sold = { at: number; sum: bigint };

type Sales = ReadonlyMap<string, readonly Sold[]>;

const salesIn = (catalogue: Catalogue, rows: readonly ActivityRow[]): Sales => {
  const sales = new Map<string, Sold[]>();
  const sorted = rows
    .filter(({ type }) => type === 'sale')
    .toSorted((one, other) => one.at - other.at);
  for (const { goods, at, price } of sorted) {
    const [good] = goods;
    const slug = good && collectionOfGood(catalogue, good);
    if (slug === undefined) continue;
    const found = sales.get(slug) ?? [];
    sales.set(slug, found);
    found.push({ at, sum: (found.at(-1)?.sum ?? 0n) + BigInt(price?.amount ?? 0) });
  }
  return sales;
};

const countBefore = (sales: readonly Sold[], time: number): number => {
  let [low, high] = [0, sales.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sales[middle]?.at ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
};

const sumSince = (sales: readonly Sold[], time: number): bigint =>
  (sales.at(-1)?.sum ?? 0n) - (sales[countBefore(sales, time) - 1]?.sum ?? 0n);

/** The sales of a base market, summed once for all worlds that share it. */
const salesOfBase = memoizeFor((catalogue: Catalogue) =>
  memoizeFor((log: FrozenLog) => salesIn(catalogue, log.rows)),
);

export const createCollectionSales = ({ catalogue, tables }: MarketContext) => {
  const ofOwn = memoizeFor((_state: object) => salesIn(catalogue, tables.log.own()));
  return {
    of: (slug: string): { count: number; volumeSince: (time: number) => bigint } => {
      const both = [salesOfBase(catalogue)(tables.log.base), ofOwn(tables.log.state())].map(
        (sales) => sales.get(slug) ?? [],
      );
      return {
        count: both.reduce((sum, { length }) => sum + length, 0),
        volumeSince: (time) => both.reduce((sum, sales) => sum + sumSince(sales, time), 0n),
      };
    },
  };
};
