import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConstructionEntry } from '@/components/editor/construction-entry';
import { ConstructionSkeletons } from '@/components/editor/construction-skeletons';
import { NextLink } from '@/components/next-link';
import { FilterLinks } from '@/components/filter-links';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';
import {
  asConstructionsQuery,
  canonicalLooks,
  EVERY_LOOK,
  isNarrowed,
  readLooks,
  writeLooks,
  type LooksFilter,
} from './constructions-query';
import { LooksChips } from './looks-chips';
import { LooksFilters } from './looks-filters';
import { useConstructions } from './use-constructions';
import type { ConstructionPage, ConstructionsQuery } from '@trait-market/contract/economy/benches';
import { NewsOfList } from '@/components/economy/activity/news-of-list';
import { CONSTRUCTIONS_PAGE } from '@/config/constants';
import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { useNewsOptions } from '@/lib/economy/live/news-options';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useServerMeta } from '@/lib/rendering/server-render';
import { looksMeta } from './looks-meta';

type NewLooksProps = {
  query: ConstructionsQuery;
  first: ConstructionPage;
  onShow: (newest: ConstructionPage) => void;
};

function NewLooks({ query, first, onShow }: NewLooksProps) {
  const { data: newest } = benchesApi.constructions.useQuery({
    queryKey: economyKeys.constructions({ ...query, newest: true }),
    queryData: { query: { ...query, limit: CONSTRUCTIONS_PAGE } },
    select: ({ body }) => body,
    ...useNewsOptions(first),
  });
  return (
    <NewsOfList first={first} newest={newest} one="new look" many="new looks" onShow={onShow} />
  );
}

const countText = (total: number): string => (total === 1 ? '1 look' : `${grouped(total)} looks`);

function NoLooks({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <div className="grid max-w-text justify-items-start gap-4 py-8">
      <h2 className="font-display text-lg font-bold">
        {onClear ? 'No looks match' : 'No looks yet'}
      </h2>
      <p className="text-muted">
        {onClear
          ? 'No avatar has been changed this way yet. Try fewer filters.'
          : 'The first avatar that someone changes appears here.'}
      </p>
      {onClear ? (
        <Button variant="outline" onClick={onClear}>
          Show every look
        </Button>
      ) : (
        <NextLink to={paths.construct}>Construct one</NextLink>
      )}
    </div>
  );
}

const SORTS = [
  ['newest', 'Newest'],
  ['rank-gained', 'Rank gained'],
] as const;

export function ConstructFeed() {
  const [params, setParams] = useSearchParams();
  const summary = useRef<HTMLParagraphElement>(null);
  const filter = useMemo(() => readLooks(params), [params]);
  const query = useMemo(() => asConstructionsQuery(filter), [filter]);
  const feed = useConstructions(query);
  const { items: looks = [], first, error, isPlaceholderData, isMoreMissing, fetchMore } = feed;
  useServerMeta(import.meta.env.SSR && (() => (first ? looksMeta(looks, first) : {})));
  const change = (next: LooksFilter) => setParams(writeLooks(next));

  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Construct Feed" canonical={canonicalLooks(filter)} />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        The latest avatars that people have constructed, before and after.
      </p>
      <div className="mt-6 sm:mt-8">
        <LooksFilters filter={filter} onChange={change} />
        <LooksChips filter={filter} looks={looks} onChange={change} />
      </div>
      <div className="mt-4 mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:justify-between sm:mt-8">
        <p
          ref={summary}
          role="status"
          tabIndex={-1}
          className="scroll-mt-24 text-sm text-muted tabular-nums"
        >
          {first !== undefined && !isPlaceholderData ? countText(first.total) : '\u00A0'}
        </p>
        <FilterLinks label="Sort by" param="sort" current={filter.sort} choices={SORTS} />
      </div>
      {first === undefined && error && (
        <QueryFailure title="Couldn’t load the looks" query={feed} />
      )}
      {first === undefined && !error && (
        <div className="grid gap-14">
          <ConstructionSkeletons label="Loading the looks" count={3} />
        </div>
      )}
      {first !== undefined && looks.length === 0 && !isPlaceholderData && (
        <NoLooks
          onClear={
            isNarrowed(filter) ? () => change({ ...EVERY_LOOK, sort: filter.sort }) : undefined
          }
        />
      )}
      {first !== undefined && looks.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          {!isPlaceholderData && filter.sort === 'newest' && (
            <NewLooks
              key={params.toString()}
              query={query}
              first={first}
              onShow={(fresh) => {
                feed.beginWith(fresh);
                summary.current?.scrollIntoView();
                summary.current?.focus({ preventScroll: true });
              }}
            />
          )}
          <ol className="grid gap-14">
            {looks.map((construction) => (
              <li key={construction.id} className="border-t border-hairline pt-6">
                <ConstructionEntry construction={construction} now={feed.fetchedAt} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {isMoreMissing && fetchMore && (
        <div className="mt-8">
          <QueryFailure title="Couldn’t load more looks" error={error} onRetry={fetchMore} />
        </div>
      )}
      {first !== undefined && looks.length > 0 && !isPlaceholderData && !isMoreMissing && (
        <ShowMore
          shown={looks.length}
          total={feed.total}
          name="looks"
          isLoading={feed.isFetchingNextPage}
          onMore={fetchMore}
        />
      )}
    </div>
  );
}
