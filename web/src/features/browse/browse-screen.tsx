import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { useRef } from 'react';
import { MarketKinds } from '@/components/market-search/market-kinds';
import { marketTitle } from '@/components/market-search/market-title';
import { PageHeading } from '@/components/page/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyModule } from '@/lib/lazy-module';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { activeFilters, withoutFilters } from './active-filters';
import { DialogButton } from './dialog-button';
import { FilterChips } from './filter-chips';
import { FilterList } from './filter-list';
import { FiltersButton } from './filters-button';
import { marketMeta } from './market-meta';
import {
  asBrowseQuery,
  canonicalAddress,
  type MarketQuery,
  readQuery,
  writeQuery,
} from './market-query';
import { marketTitleParts } from './market-words';
import { priceNote } from './price-note';
import { Results } from './results';
import { SortSelect } from './sort-select';
import { useBrowse } from './use-browse';
import { TraitNameField, withTypedName } from '@/components/market-search/trait-name-field';
import { useSearchParams } from 'react-router-dom';
import { useServerMeta } from '@/lib/rendering/server-render';

type NameSearchProps = { name: string; onChange: (name: string) => void };

function NameSearch({ name, onChange }: NameSearchProps) {
  return (
    <form role="search" onSubmit={withTypedName(onChange)} className="grid gap-2">
      <TraitNameField name={name} />
    </form>
  );
}

const searchesCode = lazyModule(
  async () => (await import('./saved-searches/saved-searches-dialog')).SavedSearchesDialog,
);

function TooLong({ length }: { length: number }) {
  return (
    <div role="status" className="max-w-text py-8">
      <h2 className="font-display text-lg font-bold">Your search is too long</h2>
      <p className="mt-2 text-muted">
        You can search for up to {SEARCH_KEY_MAX_LENGTH} characters, and this is {length}. Shorten
        it, or remove the name.
      </p>
    </div>
  );
}

/** Stores the filters in the page's address, so that links and Back lead to the same list. */
export function BrowseScreen() {
  const zone = useTimeZone();
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const setQuery = (next: MarketQuery) => setParams(writeQuery(next));
  const summary = useRef<HTMLParagraphElement>(null);
  const isTooLong = query.name.length > SEARCH_KEY_MAX_LENGTH;
  const browse = useBrowse(isTooLong ? undefined : asBrowseQuery(query));
  const { first, total, isPlaceholderData } = browse;
  const facets = first?.facets;
  const filters = activeFilters(query, facets);
  const cleared = withoutFilters(query);
  const documentTitle = marketTitleParts(query, filters);
  useServerMeta(
    import.meta.env.SSR &&
      (() => ({
        isUnlisted: query.name !== '',
        ...(first && marketMeta(documentTitle.join(' · '), first, query.collection)),
      })),
  );

  const restart = (keepsFocus: boolean) => {
    const top = summary.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) summary.current?.scrollIntoView();
    if (!keepsFocus) summary.current?.focus({ preventScroll: true });
  };
  const change = (next: MarketQuery) => {
    setQuery(next);
    restart(true);
  };
  /** The pressed chip unmounts, so the focus moves to the summary. */
  const changeByChip = (next: MarketQuery) => {
    setQuery(next);
    restart(false);
  };
  const note = priceNote(query, first, zone);
  const result = traitsText(total);
  const hasResult = facets !== undefined && !isPlaceholderData && !isTooLong;

  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <PageHeading
            title={marketTitle(query.name)}
            documentTitle={documentTitle}
            canonical={canonicalAddress(isTooLong ? { ...query, name: '' } : query)}
            size={query.name === '' ? '2xl' : 'xl'}
            className="break-words"
          />
          <MarketKinds />
        </div>
        <div className="lg:col-span-4">
          <NameSearch name={query.name} onChange={(name) => change({ ...query, name })} />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-10 border-t border-hairline pt-6 sm:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          aria-label="Filters"
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] [scrollbar-width:thin] self-start overflow-y-auto overscroll-contain pr-2 pb-6 lg:block"
        >
          {facets ? (
            <FilterList query={query} facets={facets} onChange={change} />
          ) : (
            browse.error === null && <Skeleton className="h-96 w-full rounded-card" />
          )}
        </aside>
        <section aria-label="Results">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p
              ref={summary}
              role="status"
              tabIndex={-1}
              // Reserves the final text's width, so that the row wraps the same way.
              className="min-w-28 grow scroll-mt-24 text-sm text-muted tabular-nums"
            >
              {hasResult ? result : '\u00A0'}
            </p>
            <DialogButton
              title="Saved searches"
              code={searchesCode}
              dialog={{ query, facets, onChange: change }}
            >
              Saved
            </DialogButton>
            <div className="flex flex-wrap gap-3">
              <FiltersButton
                count={filters.length}
                query={query}
                facets={facets}
                result={result}
                onChange={change}
              />
              <SortSelect
                sort={query.sort}
                tip={note.tip}
                onChange={(sort) => change({ ...query, sort })}
              />
            </div>
          </div>
          <FilterChips filters={filters} cleared={cleared} onChange={changeByChip} />
          {note.warning && <p className="mt-3 text-sm text-muted">{note.warning}</p>}
          <div className="mt-3">
            {isTooLong ? (
              <TooLong length={query.name.length} />
            ) : (
              <Results
                browse={browse}
                query={query}
                filters={filters}
                cleared={cleared}
                onChange={changeByChip}
                onRestart={() => restart(false)}
              />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
