import { useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useServerMeta } from '@/lib/rendering/server-render';

import { CollectionCard } from './collection-card';
import { CollectionTable } from './collection-table';
import { collectionsMeta } from './collections-meta';
import { metricChoices, periodChoices, ranked, readRanking } from './ranking';

function Loading() {
  return (
    <>
      <LoadingText>Loading the collections</LoadingText>
      <Skeleton className="h-80 rounded-control" />
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
  const query = useCollections();
  const { data, error } = query;
  const ranking = readRanking(useSearchParams()[0]);
  const collections = data && ranked(data, ranking);
  useServerMeta(import.meta.env.SSR && (() => collectionsMeta(data ?? [])));
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title="Collections" canonical={paths.collections} />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Every avatar belongs to a collection with its own style.
      </p>
      {collections && collections.length > 0 && (
        <>
          <div className="mt-8 flex flex-wrap gap-x-10 gap-y-3">
            <FilterLinks
              label="Rank by"
              param="sort"
              current={ranking.metric}
              choices={metricChoices}
            />
            <FilterLinks
              label="Period"
              param="period"
              current={ranking.period}
              choices={periodChoices}
            />
          </div>
          <div className="mt-4">
            <CollectionTable collections={collections} ranking={ranking} />
          </div>
        </>
      )}
      <div className="mt-10 grid gap-10">
        {collections?.map((collection) => (
          <CollectionCard key={collection.slug} collection={collection} />
        ))}
        {data?.length === 0 && (
          <p className="text-muted">There are no collections on the market yet.</p>
        )}
        {data === undefined && error && (
          <QueryFailure title="Couldn’t load the collections" query={query} />
        )}
        {data === undefined && !error && <Loading />}
      </div>
    </div>
  );
}
