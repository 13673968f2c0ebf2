import { CHAINS } from '@trait-market/contract/economy/shared';
import type { Collection } from '@trait-market/contract/economy/collections';
import { Link } from 'react-router-dom';

import { ChangeText } from '@/components/economy/prices/change-text';
import { PriceText } from '@/components/economy/prices/price-text';
import { SafePicture } from '@/components/safe-picture';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import {
  floorChange,
  isRankedByNetwork,
  metricChoices,
  type Metric,
  type Ranking,
} from './ranking';

const COLUMNS = metricChoices.filter(([metric]) => metric !== 'change');

const isRankedBy = (column: Metric, ranked: Metric): boolean =>
  column === (ranked === 'change' ? 'floor' : ranked);

/** Narrow screens show the floor and the figure that the table is ranked by. */
const isAlwaysShown = (column: Metric, ranked: Metric): boolean =>
  column === 'floor' || isRankedBy(column, ranked);

type CellProps = { column: Metric; collection: Collection; ranking: Ranking };

function Figure({ column, collection, ranking: { period } }: CellProps) {
  const { chainId, floor, volume, windows, owners } = collection;
  if (column === 'floor')
    return (
      <>
        {floor ? <PriceText price={floor} /> : <span className="text-muted">None listed</span>}
        <ChangeText change={floorChange(collection, period)} />
      </>
    );
  if (column === 'volume')
    return <PriceText price={{ chainId, coin: 'native', amount: volume[period] }} />;
  if (column === 'holders') return grouped(owners);
  return windows ? grouped(windows[period].sales) : '–';
}

type TableProps = { collections: readonly Collection[]; ranking: Ranking };

export function CollectionTable({ collections, ranking }: TableProps) {
  const isByNetwork = isRankedByNetwork(collections, ranking);
  const lookOf = (column: Metric) =>
    cn(
      'py-2.5 pl-3 text-right align-middle tabular-nums sm:pl-6',
      !isAlwaysShown(column, ranking.metric) && 'max-sm:hidden',
    );
  return (
    <table className="w-full text-sm sm:text-base">
      <caption className={isByNetwork ? 'pb-3 text-left text-sm text-muted' : 'sr-only'}>
        {isByNetwork
          ? 'Each network has its own ranks, because amounts in ETH and POL aren’t compared.'
          : 'Collections, ranked'}
      </caption>
      <thead>
        <tr className="border-b border-hairline text-sm text-muted">
          <th scope="col" className="py-2 text-left font-medium">
            <span className="sr-only">Rank</span>
          </th>
          <th scope="col" className="py-2 text-left font-medium">
            Collection
          </th>
          {COLUMNS.map(([column, title]) => (
            <th
              key={column}
              scope="col"
              aria-sort={isRankedBy(column, ranking.metric) ? 'descending' : undefined}
              className={cn(lookOf(column), 'font-medium aria-[sort=descending]:text-foreground')}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {collections.map((collection, index) => {
          const { slug, chainId, faces } = collection;
          const first = isByNetwork ? collections.findIndex((one) => one.chainId === chainId) : 0;
          return (
            <tr key={slug} className="border-b border-hairline">
              <td className="py-2.5 pr-3 font-display font-bold text-muted tabular-nums">
                {index - first + 1}
              </td>
              <th scope="row" className="w-full max-w-0 py-2.5 text-left font-normal lg:w-2/5">
                <Link
                  to={paths.collection(slug)}
                  className="group flex min-w-0 items-center gap-3 rounded-control"
                >
                  <SafePicture
                    src={faces[0]?.imageUrl}
                    size={40}
                    className="size-10 shrink-0 overflow-hidden rounded-control bg-wall"
                  />
                  <span className="min-w-0">
                    <span className="line-clamp-2 font-semibold break-words group-hover:underline">
                      {plainText(collection.name) || slug}
                    </span>
                    <span className="block truncate text-xs text-muted">
                      {CHAINS[chainId].name}
                    </span>
                  </span>
                </Link>
              </th>
              {COLUMNS.map(([column]) => (
                <td key={column} className={lookOf(column)}>
                  <Figure column={column} collection={collection} ranking={ranking} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
