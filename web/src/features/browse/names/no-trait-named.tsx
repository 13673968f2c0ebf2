import type { ReactNode } from 'react';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { countText } from '@/components/market-filters/filter';
import { closeText } from '@/components/market-search/close-note';
import { WallSkeleton } from '@/components/market-search/wall-skeleton';
import { EmptyFrame } from '@/components/page/empty-frame';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { LoadingText } from '@/components/ui/skeleton';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { listText } from '@/lib/format/list-text';
import { useNamedMatches } from '@/lib/search/use-named-matches';
import { useSuggestedTraits } from '@/lib/search/use-suggested-traits';

import { asBrowseQuery, type MarketQuery } from '../market-query';
import type { ChangeSelected, Selected } from '../selection/selected';
import { TraitWall } from '../trait-wall';
import { useBrowse } from '../use-browse';

type Selection = { selected: Selected | undefined; onSelect: ChangeSelected };

/** Lists all traits of a query, page by page. */
function WallOfQuery({ query, ...selection }: Selection & { query: MarketQuery }) {
  const browse = useBrowse(asBrowseQuery(query));
  const { items = [], total, first, error, fetchMore, isFetchingNextPage, isMoreMissing } = browse;
  if (first === undefined)
    return error ? (
      <QueryFailure title="Couldn’t load the market" query={browse} />
    ) : (
      <WallSkeleton count={5} />
    );
  return (
    <TraitWall
      {...selection}
      traits={items}
      total={total}
      collections={first.facets.collection}
      onNearEnd={() => {
        if (!isFetchingNextPage && !isMoreMissing) fetchMore?.();
      }}
    />
  );
}

function WallOfTraits({ traits, ...selection }: Selection & { traits: readonly TraitCard[] }) {
  const { data: collections = [] } = useCollections();
  return (
    <TraitWall
      {...selection}
      traits={traits}
      total={traits.length}
      collections={collections.map(({ slug, name }) => ({ value: slug, name }))}
      onNearEnd={() => undefined}
    />
  );
}

/** Refers to the collections, avatars and accounts that have the name, or advises how to search. */
function Advice({ name }: { name: string }) {
  const { collections, avatars, accounts } = useNamedMatches(name);
  const others = [
    ...(collections.data?.items.length ? ['collections'] : []),
    ...(avatars.data?.items.length ? ['avatars'] : []),
    ...(accounts.items?.length ? ['accounts'] : []),
  ];
  return (
    <p className="mt-2 text-muted">
      {others.length > 0
        ? `The ${listText(others)} that match it are above.`
        : 'Check the spelling, or try a shorter name, a kind of trait (such as “eyes”) or a collection.'}
    </p>
  );
}

type NoTraitNamedProps = Selection & {
  name: string;
  cleared: MarketQuery;
  headings: (isSorted: boolean) => ReactNode;
  onChange: (query: MarketQuery) => void;
};

/** Says that no trait has the searched name, and lists the traits that the search's words suggest. */
export function NoTraitNamed({
  name,
  cleared,
  headings,
  onChange,
  ...selection
}: NoTraitNamedProps) {
  const suggested = useSuggestedTraits(name);
  if (suggested.kind === 'searching')
    return (
      <>
        <LoadingText>Loading traits</LoadingText>
        <WallSkeleton count={5} />
      </>
    );
  const everything = (
    <Button variant="link" className="-ml-4" onClick={() => onChange(cleared)}>
      Show everything
    </Button>
  );
  if (suggested.traits.length === 0)
    return (
      <EmptyFrame>
        <h2 className="font-display text-lg font-bold">No trait has this name</h2>
        <Advice name={name} />
        <div className="mt-3">{everything}</div>
      </EmptyFrame>
    );
  const { traits } = suggested;
  const filtered = suggested.kind === 'filters' ? { ...cleared, ...suggested.filters } : undefined;
  const isClose = suggested.kind === 'close' || suggested.isClose;
  return (
    <>
      <h2 className="font-display text-lg font-bold wrap-anywhere">
        {isClose ? closeText(name, 'trait') : 'No trait has this name. These match its words.'}
      </h2>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-2">
        {everything}
        {filtered && suggested.kind === 'filters' && (
          <Button
            variant="outline"
            className="h-auto min-h-10 max-w-full py-2 text-left"
            onClick={() => onChange(filtered)}
          >
            <span className="min-w-0 wrap-anywhere whitespace-normal">
              {`Show ${countText('trait', suggested.total)}: ${suggested.words}`}
            </span>
          </Button>
        )}
      </div>
      {headings(filtered !== undefined)}
      {filtered ? (
        <WallOfQuery {...selection} query={filtered} />
      ) : (
        <WallOfTraits {...selection} traits={traits} />
      )}
    </>
  );
}
