import { useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { Hint } from '@/components/hint';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { paths } from '@/config/paths';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { chainSlug } from '@/lib/chain/chain-slug';
import { zonedMoment } from '@/lib/format/dates';
import { useServerMeta } from '@/lib/rendering/server-render';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { CollectionCard } from './collection-card';
import { CollectionTable } from './collection-table';
import { collectionsMeta } from './collections-meta';
import {
  DEFAULT_PERIOD,
  isByAmount,
  networkChoices,
  periodChoices,
  readRanking,
  withMetric,
} from './ranking';
import { RankSelect } from './rank-select';
import { useRankedCollections } from './use-ranked-collections';

/** The height of the table with seven collections. */
const TABLE_HEIGHT = 'h-[29.5rem]';

function Loading() {
  return (
    <>
      <LoadingText>Loading the collections</LoadingText>
      {[0, 1, 2].map((position) => (
        <div
          key={position}
          className="grid gap-6 border-t border-hairline pt-8 lg:grid-cols-12 lg:gap-10"
        >
          <Skeleton className="aspect-[4/1] w-full self-start rounded-card lg:col-span-4 lg:aspect-square" />
          <Skeleton className="h-72 rounded-card lg:col-span-8 lg:h-64" />
        </div>
      ))}
    </>
  );
}

export function CollectionsScreen() {
  const [params, setParams] = useSearchParams();
  const ranking = readRanking(params);
  const list = useRankedCollections(ranking);
  const { items, first, error } = list;
  const zone = useTimeZone();
  const areCompared = isByAmount(ranking) && ranking.chainId === undefined;
  useServerMeta(import.meta.env.SSR && (() => collectionsMeta(items ?? [])));
  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Collections" canonical={paths.collections} />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Every avatar belongs to a collection with its own style.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-3">
        <RankSelect
          metric={ranking.metric}
          onChange={(metric) => setParams(withMetric(params, metric))}
        />
        <FilterLinks
          label="Period"
          param="period"
          current={ranking.period}
          choices={periodChoices}
          whenMissing={DEFAULT_PERIOD}
        />
        <FilterLinks
          label="Network"
          param="chain"
          current={ranking.chainId === undefined ? 'all' : chainSlug(ranking.chainId)}
          choices={networkChoices}
        />
      </div>
      {areCompared && (
        <p className="mt-4 flex min-h-6 items-center text-sm text-muted">
          {first?.ratesAt && (
            <Hint
              hint={`Amounts are compared at exchange rates of ${zonedMoment(new Date(first.ratesAt), zone)}.`}
            >
              How amounts are compared
            </Hint>
          )}
          {first?.ratesAt === null && (
            <span>Without current exchange rates, Polygon comes after Ethereum.</span>
          )}
        </p>
      )}
      <div className="mt-4">
        {error !== null && (
          <div className="my-8">
            <QueryFailure
              title="Couldn’t load the collections"
              isOutOfDate={items !== undefined}
              query={list}
            />
          </div>
        )}
        {items === undefined && error === null && (
          <Skeleton className={`rounded-control ${TABLE_HEIGHT}`} />
        )}
        {items && items.length > 0 && (
          <>
            <CollectionTable collections={items} ranking={ranking} />
            <p
              className={cn(
                'mt-2 text-xs text-muted',
                ranking.metric !== 'best-offer' && 'max-lg:hidden',
              )}
            >
              <Hint hint="The highest offer for any trait of the collection, for one edition. A single trait can get more.">
                What “Top offer” means
              </Hint>
            </p>
            <p className="mt-2 text-xs text-muted lg:hidden">
              Other figures don’t fit here. Choose one in “Rank by” to see it.
            </p>
          </>
        )}
        {items?.length === 0 && (
          <p className="text-muted">
            {ranking.chainId === undefined
              ? 'There are no collections on the market yet.'
              : 'There are no collections on this network yet.'}
          </p>
        )}
        {list.fetchMore && (
          <ShowMore
            name="collections"
            shown={items?.length ?? 0}
            total={list.total}
            isLoading={list.isFetchingNextPage}
            onMore={list.fetchMore}
          />
        )}
      </div>
      <div className="mt-10 grid gap-10">
        {items?.map((collection) => (
          <CollectionCard key={collection.slug} collection={collection} />
        ))}
        {items === undefined && error === null && <Loading />}
      </div>
    </div>
  );
}
