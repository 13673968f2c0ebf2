import type { SavedQuery, SavedSearch } from '@trait-market/contract/economy/searches';

import { SaveForm } from '@/components/saved/save-form';

import { SEARCH } from './search-kind';
import { useSaveSearch } from './use-saved-searches';

type SaveSearchProps = {
  /** What is looked for now. */
  query: SavedQuery;
  /** The same in words. */
  words: string;
  searches: readonly SavedSearch[];
};

/** Saves what is looked for under a name, or in place of the search that has it. */
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
