import type { Facets } from '@trait-market/contract/economy/traits';
import { QueryFailure } from '@/components/query-failure';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { traitFilters } from '../all-filters';
import { writeQuery, type MarketQuery } from '../market-query';
import { avatarsPath, fromSavedQuery, toSavedQuery } from './saved-query';
import { SearchRow } from './search-row';
import { useSavedSearches, useSaveSearch } from './use-saved-searches';
import type { SavedQuery, SavedSearch } from '@trait-market/contract/economy/searches';
import { SaveForm } from '@/components/saved/save-form';
import { SEARCH } from './search-kind';

type SaveSearchProps = {
  query: SavedQuery;
  words: string;
  proposed: string;
  searches: readonly SavedSearch[];
};

function SaveSearch({ query, words, proposed, searches }: SaveSearchProps) {
  return (
    <SaveForm
      kind={SEARCH}
      label="Save this search as"
      saved={searches}
      proposed={proposed}
      saving={useSaveSearch()}
      toSave={(named, before) => ({ ...named, query, isTold: before?.isTold ?? false })}
    >
      <p className="text-sm break-words text-muted">{words}</p>
    </SaveForm>
  );
}

type SavedSearchesDialogProps = {
  query: MarketQuery;
  facets: Facets | undefined;
  onChange: (query: MarketQuery) => void;
  onClose: () => void;
  onClosed: () => void;
};

const addressOf = (query: MarketQuery): string => writeQuery(query).toString();

export function SavedSearchesDialog({
  query,
  facets,
  onChange,
  onClose,
  onClosed,
}: SavedSearchesDialogProps) {
  const list = useSavedSearches();
  const { searches, isOfAccount, error } = list;
  const wordsOf = (wanted: MarketQuery): string =>
    traitFilters
      .active(wanted, facets)
      .map(({ kind, words }) => `${kind} ${words}`)
      .join(' · ');
  const words = wordsOf(query);
  const proposed = traitFilters
    .active(query, facets)
    .map((filter) => filter.words)
    .join(', ');
  const saved = toSavedQuery(query);
  const current = saved && addressOf(fromSavedQuery(saved));
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
              <SaveSearch query={saved} words={words} proposed={proposed} searches={searches} />
            )}
            {words !== '' && !saved && (
              <p className="text-sm text-muted">
                This search can’t be saved: it’s too long. Shorten the name first.
              </p>
            )}
            {searches.length > 0 && (
              <ul aria-label="Your searches" className="mt-2 border-t border-hairline pt-4">
                {searches.map((search) => {
                  const row = { search, searches, isOfAccount };
                  if (search.query.kind === 'avatars')
                    return (
                      <SearchRow
                        key={search.id}
                        {...row}
                        words="Avatars"
                        isCurrent={false}
                        to={avatarsPath(search.query)}
                        onApply={onClose}
                      />
                    );
                  const wanted = fromSavedQuery(search.query);
                  return (
                    <SearchRow
                      key={search.id}
                      {...row}
                      words={wordsOf(wanted)}
                      isCurrent={addressOf(wanted) === current}
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
