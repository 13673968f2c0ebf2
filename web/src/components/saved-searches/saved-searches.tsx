import type { SavedQuery, SavedSearch } from '@trait-market/contract/economy/searches';

import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { QueryFailure } from '@/components/query-failure';
import { SaveForm } from '@/components/saved/save-form';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';

import { SEARCH } from './search-kind';
import { searchParams } from './search-params';
import { SearchRow } from './search-row';
import { useSavedSearches, useSaveSearch } from './use-saved-searches';

/** A list of the market whose searches can be saved. */
export type SearchedList<Query, InFacets> = {
  isAvatars: boolean;
  /** Returns the query in its saved form; undefined when it is too long to be saved. */
  toSaved: (query: Query) => SavedQuery | undefined;
  read: (address: URLSearchParams) => Query;
  write: (query: Query) => URLSearchParams;
  active: (query: Query, facets: InFacets | undefined) => readonly ActiveFilter<Query>[];
};

/** The props of a list's dialog of saved searches. */
export type SavedSearchesProps<Query, InFacets> = {
  query: Query;
  facets: InFacets | undefined;
  onChange: (query: Query) => void;
  onClose: () => void;
  onClosed: () => void;
};

const isOfAvatars = ({ query }: SavedSearch): boolean => query.kind === 'avatars';

/** Returns a key that is equal for equal filters, whatever the order in which they were chosen. */
const keyOf = (address: URLSearchParams): string => [...address].map(String).toSorted().join('&');

type SaveSearchProps = {
  query: SavedQuery;
  words: string;
  proposed: string;
  searches: readonly SavedSearch[];
  /** The saved search with the same filters. */
  same: SavedSearch | undefined;
};

function SaveSearch({ query, words, proposed, searches, same }: SaveSearchProps) {
  return (
    <SaveForm
      kind={SEARCH}
      label="Save this search as"
      saved={searches}
      proposed={proposed}
      saving={useSaveSearch()}
      toSave={(named, before) => ({ ...named, query, isTold: before?.isTold ?? false })}
      note={
        same && (
          <p className="text-sm wrap-anywhere">
            You’ve already saved this search as “<span translate="no">{same.name}</span>”.
          </p>
        )
      }
    >
      <p className="text-sm break-words text-muted">{words}</p>
    </SaveForm>
  );
}

export function SavedSearches<Query, InFacets>({
  of: { isAvatars, toSaved, read, write, active },
  query,
  facets,
  onChange,
  onClose,
  onClosed,
}: SavedSearchesProps<Query, InFacets> & { of: SearchedList<Query, InFacets> }) {
  const list = useSavedSearches();
  const { searches, isOfAccount, error } = list;
  const wordsOf = (wanted: Query): string =>
    active(wanted, facets)
      .map((filter) => `${filter.kind} ${filter.words}`)
      .join(' · ');
  const words = wordsOf(query);
  const proposed = active(query, facets)
    .map((filter) => filter.words)
    .join(', ');
  const saved = toSaved(query);
  const current = keyOf(write(query));
  const isOther = (search: SavedSearch): boolean => isOfAvatars(search) !== isAvatars;
  const isCurrent = (search: SavedSearch): boolean =>
    !isOther(search) && keyOf(write(read(searchParams(search.query)))) === current;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>Saved searches</DialogTitle>
        <DialogDescription>
          {isOfAccount
            ? 'Saved to your account, on all your devices.'
            : 'Saved in this browser. Connect your wallet to save them to your account and be notified of new listings.'}
        </DialogDescription>
        {searches === undefined && error && (
          <QueryFailure title="Couldn’t load your searches" query={list} />
        )}
        {searches === undefined && !error && <Skeleton className="h-40 w-full rounded-control" />}
        {searches && (
          <>
            {words === '' && (
              <p className="text-sm text-muted">
                To save a search, choose a filter or a name first, then come back here.
              </p>
            )}
            {words !== '' && saved && (
              <SaveSearch
                query={saved}
                words={words}
                proposed={proposed}
                searches={searches}
                same={searches.find(isCurrent)}
              />
            )}
            {words !== '' && !saved && (
              <p className="text-sm text-muted">
                This search can’t be saved: it’s too long. Remove some filters or shorten the name
                first.
              </p>
            )}
            {searches.length > 0 && (
              <ul aria-label="Your searches" className="mt-2 border-t border-hairline pt-4">
                {searches.map((search) => {
                  const row = { search, searches, isOfAccount };
                  const address = searchParams(search.query);
                  if (isOther(search))
                    return (
                      <SearchRow
                        key={search.id}
                        {...row}
                        words={isAvatars ? 'Traits' : 'Avatars'}
                        isCurrent={false}
                        to={`${paths.market}?${address}`}
                        onApply={onClose}
                      />
                    );
                  const wanted = read(address);
                  return (
                    <SearchRow
                      key={search.id}
                      {...row}
                      words={wordsOf(wanted)}
                      isCurrent={isCurrent(search)}
                      onApply={() => {
                        onChange(wanted);
                        onClose();
                      }}
                    />
                  );
                })}
              </ul>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
