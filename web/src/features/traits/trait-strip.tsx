import { Link } from 'react-router-dom';

import { QueryFailure } from '@/components/query-failure';
import { TraitGrid, TraitGridSkeleton } from '@/components/trait/trait-grid';
import { paths } from '@/config/paths';
import { useTraitSearch } from '@/lib/search/trait-search';

const LENGTH = 6;

/** A grid that shows one row at every width; further traits are hidden. */
const oneRow =
  'max-md:[&_li:nth-child(n+5)]:hidden md:max-lg:[&_li:nth-child(n+4)]:hidden lg:max-xl:[&_li:nth-child(n+5)]:hidden xl:max-xxl:[&_li:nth-child(n+6)]:hidden';

type TraitStripProps = {
  title: string;
  word: string;
  except?: string;
};

export function TraitStrip({ title, word, except }: TraitStripProps) {
  const query = useTraitSearch(word);
  const { data, error, isPending } = query;
  const traits = data?.filter(({ id }) => id !== except);
  if (traits?.length === 0) return null;
  return (
    <section className={`grid gap-6 border-t border-hairline pt-8 ${oneRow}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-lg font-bold">{title}</h2>
        <Link
          to={paths.marketSearch(word)}
          className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
        >
          See all “{word}” traits
        </Link>
      </div>
      {isPending && <TraitGridSkeleton count={LENGTH} />}
      {error && <QueryFailure title="Couldn’t load the traits" query={query} />}
      {traits && <TraitGrid traits={traits.slice(0, LENGTH)} />}
    </section>
  );
}
