import { CHAINS } from '@trait-market/contract/economy/shared';
import type { Collection, CollectionSort } from '@trait-market/contract/economy/collections';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { SafePicture } from '@/components/safe-picture';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { collectionFloors } from '@/lib/economy/orders/price-labels';
import { plainText } from '@/lib/format/plain-text';

import { CollectionFigure, Floor } from './collection-figure';
import { metricNames, periodNames, withMetric, type Ranking } from './ranking';

/** The columns with the narrowest screens that show them; the ranked figure is always shown. */
const COLUMNS: readonly (readonly [CollectionSort, className: string])[] = [
  ['floor', ''],
  ['change', 'max-sm:hidden'],
  ['volume', 'max-sm:hidden'],
  ['sales', 'max-md:hidden'],
  ['holders', 'max-md:hidden'],
  ['listed', 'max-md:hidden'],
  ['best-offer', 'max-lg:hidden'],
];

type HeaderProps = { column: CollectionSort; ranking: Ranking; className: string };

function SortHeader({ column, ranking, className }: HeaderProps) {
  const [params] = useSearchParams();
  const { metric, isRising, period } = ranking;
  const isCurrent = column === metric;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (isRising ? 'ascending' : 'descending') : undefined}
      className={cn('py-1 font-medium', isCurrent && 'text-foreground', className)}
    >
      <Link
        to={{ search: String(withMetric(params, column, isCurrent && !isRising)) }}
        preventScrollReset
        className="inline-flex min-h-8 items-center gap-1 rounded-tag whitespace-nowrap hover:text-foreground hover:underline"
      >
        {isCurrent && <span aria-hidden>{isRising ? '↑' : '↓'}</span>}
        <span>
          {metricNames[column]}{' '}
          {column === 'change' && (
            <span className="block text-xs">{`in ${periodNames.get(period)}`}</span>
          )}
        </span>
      </Link>
    </th>
  );
}

const CELL = 'pl-2 text-right align-middle tabular-nums sm:pl-3 lg:pl-5';
/** The list can't be sorted by the avatar floor, and narrower screens show it on the cards only. */
const AVATAR_FLOOR = cn(CELL, 'max-xl:hidden');

type TableProps = { collections: readonly Collection[]; ranking: Ranking };

export function CollectionTable({ collections, ranking }: TableProps) {
  const columns = COLUMNS.map(([column, className]) => ({
    column,
    className: cn(CELL, column !== ranking.metric && className),
  }));
  return (
    <table className="w-full text-sm lg:text-base">
      <caption className="sr-only">Collections, ranked</caption>
      <thead>
        <tr className="border-b border-hairline text-sm text-muted">
          <th scope="col" className="py-1 text-left font-medium">
            <span className="sr-only">Rank</span>
          </th>
          <th scope="col" className="py-1 text-left font-medium">
            Collection
          </th>
          {columns.map(({ column, className }) => (
            <Fragment key={column}>
              <SortHeader {...{ column, ranking, className }} />
              {column === 'floor' && (
                <th scope="col" className={cn('py-1 font-medium whitespace-nowrap', AVATAR_FLOOR)}>
                  {collectionFloors.avatar}
                </th>
              )}
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {collections.map((collection, index) => {
          const { slug, chainId, faces } = collection;
          return (
            <tr key={slug} className="border-b border-hairline">
              <td className="py-2.5 pr-2 font-display font-bold text-muted tabular-nums sm:pr-3">
                {index + 1}
              </td>
              <th scope="row" className="w-full max-w-0 py-2.5 text-left font-normal lg:w-1/4">
                <Link
                  to={paths.collection(slug)}
                  className="group flex min-w-0 items-center gap-2 rounded-control sm:gap-3"
                >
                  <SafePicture
                    src={faces[0]?.imageUrl}
                    size={40}
                    className="size-8 shrink-0 overflow-hidden rounded-control bg-wall sm:size-10"
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
              {columns.map(({ column, className }) => (
                <Fragment key={column}>
                  <td className={cn('py-2.5', className)}>
                    <CollectionFigure
                      metric={column}
                      collection={collection}
                      period={ranking.period}
                    />
                  </td>
                  {column === 'floor' && (
                    <td className={cn('py-2.5', AVATAR_FLOOR)}>
                      <Floor floor={collection.avatarFloor} />
                    </td>
                  )}
                </Fragment>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
