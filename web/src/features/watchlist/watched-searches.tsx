import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { searchParams } from '@/components/saved-searches/search-params';
import { useSavedSearches } from '@/components/saved-searches/use-saved-searches';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

/** Links to the results of the saved searches. */
export function WatchedSearches() {
  const { searches } = useSavedSearches();
  if (searches === undefined || searches.length === 0) return null;
  return (
    <Section title="Saved searches" count={grouped(searches.length)}>
      <ul>
        {searches.map(({ id, name, query, isTold }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
          >
            <Link
              to={`${paths.market}?${searchParams(query)}`}
              className="font-semibold wrap-anywhere accent-underline"
            >
              <span translate="no">{name}</span>
            </Link>
            <span className="text-sm text-muted">
              {query.kind === 'avatars' ? 'Avatars' : 'Traits'}
              {isTold && ', new listings notify you'}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
