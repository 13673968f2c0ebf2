import type { SavedQuery, SavedSearch } from '@trait-market/contract/economy/searches';

import { SaveForm } from '@/components/saved/save-form';

import { SEARCH } from './search-kind';
import { useSaveSearch } from './use-saved-searches';

type SaveSearchProps = {
  /** The current query. */
  query: SavedQuery;
  /** The query as text. */
  words: string;
  searches: readonly SavedSearch[];
};

/** Saves the current query under a name, or replaces the search of that name. */
export function SaveSearch({ query, words, searches }: SaveSearchProps) {
  return (
    <SaveForm
      kind={SEARCH}
      label="Save this search as"
      saved={searches}
      saving={useSaveSearch()}
      toSave={(named, before) => ({ ...named, query, isTold: before?.isTold ?? false })}
    >
      <p className="text-sm break-words text-muted">{words}</p>
    </SaveForm>
  );
}
