import { QueryFailure } from '@/components/query-failure';
import { TraitGrid, TraitGridSkeleton } from '@/components/trait/trait-grid';
import { useTraitSearch } from '@/lib/trait-search';

const LENGTH = 5;

/** A row of real traits, found by a word; nothing at all where the word finds nothing. */
export function TraitStrip({ title, word }: { title: string; word: string }) {
  const { data, error, isPending, isFetching, refetch } = useTraitSearch(word);
  if (data?.length === 0) return null;
  return (
    <section className="grid gap-6 border-t border-hairline pt-8">
      <h2 className="font-display text-lg font-bold">{title}</h2>
      {isPending && <TraitGridSkeleton count={LENGTH} />}
      {error && (
        <QueryFailure
          title="The traits could not be fetched"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <TraitGrid traits={data.slice(0, LENGTH)} />}
    </section>
  );
}
