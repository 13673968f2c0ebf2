import { SuggestedWordsList } from '@/components/market-search/suggested-words-list';
import { QueryFailure } from '@/components/query-failure';
import { TraitGrid, TraitGridSkeleton } from '@/components/trait/trait-grid';
import { useTraitSearch } from '@/lib/trait-search';

const countOf = (count: number) => (count === 1 ? '1 trait' : `${count} traits`);

/** The traits whose name holds a text. */
export function MarketResults({ name }: { name: string }) {
  const { data, error, isFetching, refetch } = useTraitSearch(name);
  if (data === undefined && error)
    return (
      <QueryFailure
        title="The market could not be searched"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <TraitGridSkeleton />;
  if (data.length === 0)
    return (
      <section className="grid max-w-text gap-6">
        <div>
          <h2 className="font-display text-lg font-bold">No trait goes by that name</h2>
          <p className="mt-2 text-muted">
            The search takes the text as it stands. A shorter word finds more. Or try one of these:
          </p>
        </div>
        <SuggestedWordsList />
      </section>
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
