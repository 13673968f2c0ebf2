import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { QueryFailure } from '@/components/query-failure';
import { TraitGrid, TraitGridSkeleton } from '@/components/trait/trait-grid';
import { TRAIT_SEARCH_LENGTH_MAX } from '@/config/constants';
import { useTraitSearch } from '@/lib/search/trait-search';

import { NothingFound } from './nothing-found';

const countOf = (count: number): string => {
  if (count === 1) return '1 trait';
  if (count < TRAIT_SEARCH_LENGTH_MAX) return `${count} traits`;
  return `The first ${count} matches. Type more to narrow them down.`;
};

export function MarketResults({ name }: { name: string }) {
  const isTooLong = name.length > SEARCH_KEY_MAX_LENGTH;
  const query = useTraitSearch(isTooLong ? '' : name);
  const { data, error } = query;
  if (isTooLong)
    return (
      <NothingFound title="Your search is too long">
        You can search for up to {SEARCH_KEY_MAX_LENGTH} characters, and this is {name.length}.
        Shorten it, or try one of these:
      </NothingFound>
    );
  if (data === undefined && error)
    return <QueryFailure title="Couldn’t search the market" query={query} />;
  if (data === undefined) return <TraitGridSkeleton />;
  if (data.length === 0)
    return (
      <NothingFound title="No trait has that name">
        The search matches exactly what you type. Try a shorter word, or one of these:
      </NothingFound>
    );
  return (
    <>
      <p role="status" className="mb-6 text-sm text-muted tabular-nums">
        {countOf(data.length)}
      </p>
      <TraitGrid traits={data} />
    </>
  );
}
