import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import type { TraitSort } from '@trait-market/contract/economy/traits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { countText } from '@/components/market-filters/filter';
import { FilterChips } from '@/components/market-filters/filter-chips';
import { FilterList } from '@/components/market-filters/filter-list';
import { FiltersButton } from '@/components/market-filters/filters-button';
import { priceNote } from '@/components/market-filters/price-note';
import { SortSelect } from '@/components/market-filters/sort-select';
import { CloseNote } from '@/components/market-search/close-note';
import { MarketLayout } from '@/components/market-search/market-layout';
import { marketTitle } from '@/components/market-search/market-title';
import { RowHeadings } from '@/components/market-search/row-headings';
import { ViewButton } from '@/components/market-search/view-button';
import { useRestart } from '@/components/market-search/use-restart';
import { SavedSearchesButton } from '@/components/saved-searches/saved-searches-button';
import { Button } from '@/components/ui/button';
import { isOnlyClose } from '@/lib/search/is-close';
import { lazyModule } from '@/lib/lazy-module';
import { useServerMeta } from '@/lib/rendering/server-render';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { traitFilters } from './all-filters';
import { loadOnDemand } from './load-on-demand';
import { marketMeta } from './market-meta';
import {
  asBrowseQuery,
  canonicalAddress,
  everything,
  type MarketQuery,
  readQuery,
  writeQuery,
} from './market-query';
import { marketTitleParts } from './market-words';
import { Results } from './results';
import type { Selected } from './selection/selected';
import { useBrowse } from './use-browse';

const ORDERS: Record<TraitSort, string> = {
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rarity: 'Rarest first',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

/** The columns of the list view, with their sorts. */
const COLUMNS = [
  { words: 'Name', sorts: ['name'] },
  { words: 'Rarity', sorts: ['rarity'] },
  { words: 'Price', sorts: ['price-asc', 'price-desc'] },
  { words: 'Listed', sorts: [] },
  { words: 'Top offer', sorts: [] },
  { words: 'Last sale', sorts: [] },
] as const;

const searchesCode = lazyModule(async () => (await loadOnDemand()).SavedSearchesDialog);

const NamedMatches = lazyComponent(
  async () => (await import('./names/named-matches')).NamedMatches,
  {
    source: 'features/browse/names/named-matches.tsx',
    Failed: null,
  },
);

const SelectionBar = lazyComponent(async () => (await loadOnDemand()).SelectionBar);

const TooLong = lazyComponent(async () => (await loadOnDemand()).TooLong);

/** Stores the filters in the page's address, so that links and Back lead to the same list. */
export function BrowseScreen() {
  const zone = useTimeZone();
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const { summary, restart } = useRestart();
  const isTooLong = query.name.length > SEARCH_KEY_MAX_LENGTH;
  const browse = useBrowse(isTooLong ? undefined : asBrowseQuery(query));
  const { first, total, isPlaceholderData } = browse;
  const facets = first?.facets;
  const filters = traitFilters.active(query, facets);
  const cleared = { ...everything, sort: query.sort };
  const documentTitle = marketTitleParts(query, filters);
  useServerMeta(
    import.meta.env.SSR &&
      (() => ({
        isUnlisted: query.name !== '',
        ...(first && marketMeta(documentTitle.join(' · '), first, query.collection)),
      })),
  );

  const change = (next: MarketQuery) => {
    setParams(writeQuery(next));
    restart(true);
  };
  /** The pressed chip unmounts, so the focus moves to the summary. */
  const changeByChip = (next: MarketQuery) => {
    setParams(writeQuery(next));
    restart(false);
  };
  const [selected, setSelected] = useState<Selected>();
  const note = priceNote(query, first, zone);
  const result = countText('trait', total);
  const hasResult = facets !== undefined && !isPlaceholderData && !isTooLong;
  const hasNoTrait = hasResult && total === 0 && query.name !== '' && filters.length === 1;
  const names = first?.items.map(({ value }) => value) ?? [];
  const headings = (isSorted: boolean) => (
    <RowHeadings
      sort={query.sort}
      columns={isSorted ? COLUMNS : COLUMNS.map(({ words }) => ({ words, sorts: [] }))}
      onChange={(sort) => change({ ...query, sort })}
    />
  );
  const list = facets && (
    <FilterList
      filters={traitFilters.panel}
      query={query}
      facets={facets}
      noun="trait"
      onChange={change}
    />
  );

  return (
    <MarketLayout
      title={marketTitle(query.name)}
      documentTitle={documentTitle}
      canonical={canonicalAddress(isTooLong ? { ...query, name: '' } : query)}
      filters={list ?? (browse.error === null ? undefined : null)}
      // The results themselves say that no trait has the name.
      summary={hasResult && !hasNoTrait ? (total > 0 ? result : 'No traits') : ''}
      summaryRef={summary}
      tools={
        <>
          <Button variant="outline" onClick={() => setSelected(selected ? undefined : new Map())}>
            {selected ? 'Done' : 'Select'}
          </Button>
          <ViewButton list="wall" />
          <SavedSearchesButton code={searchesCode} dialog={{ query, facets, onChange: change }} />
          <div className="flex flex-wrap gap-3">
            <FiltersButton
              count={filters.length}
              result={hasNoTrait ? 'results' : result}
              list={list}
            />
            <SortSelect
              sort={query.sort}
              orders={ORDERS}
              tip={note.tip}
              onChange={(sort) => change({ ...query, sort })}
            />
          </div>
        </>
      }
      chips={
        <>
          <FilterChips filters={filters} cleared={cleared} onChange={changeByChip} />
          {query.name !== '' && !isTooLong && (
            <div className="mt-4 h-16">
              <NamedMatches
                name={query.name}
                hasTraits={total > 0 && !isOnlyClose(names, query.name)}
                isSuggested={hasNoTrait}
              />
            </div>
          )}
        </>
      }
      note={
        <>
          {hasResult && <CloseNote name={query.name} names={names} noun="trait" />}
          {note.warning && <p>{note.warning}</p>}
        </>
      }
    >
      {selected && (
        <SelectionBar selected={selected} shown={browse.items ?? []} onSelect={setSelected} />
      )}
      {facets !== undefined && !isTooLong && total !== 0 && headings(true)}
      {isTooLong ? (
        <TooLong length={query.name.length} />
      ) : (
        <Results
          browse={browse}
          query={query}
          filters={filters}
          cleared={cleared}
          headings={headings}
          onChange={changeByChip}
          onRestart={() => restart(false)}
          selected={selected}
          onSelect={setSelected}
        />
      )}
    </MarketLayout>
  );
}
