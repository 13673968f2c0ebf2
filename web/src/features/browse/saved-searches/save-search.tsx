import type { SavedQuery, SavedSearch } from '@trait-market/contract/economy/searches';

import { SaveForm } from '@/components/saved/save-form';

import { SEARCH } from './search-kind';
import { useSaveSearch } from './use-saved-searches';

type SaveSearchProps = {
  query: SavedQuery;
  words: string;
  searches: readonly SavedSearch[];
};

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
