import {
  MAX_SEARCHES,
  type SavedQuery,
  type SavedSearch,
} from '@trait-market/contract/economy/searches';
import { useState, type FormEvent } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import { newUuid } from '@/lib/format/new-uuid';
import { useSendOnce } from '@/lib/use-send-once';

import { searchCalled, whyNoSearchName } from './search-name';
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
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState('');
  const mutation = useSaveSearch();
  const send = useSendOnce(mutation);
  const before = searchCalled(name, searches);
  const isFull = searches.length >= MAX_SEARCHES;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason =
      whyNoSearchName(name) ??
      (isFull && !before
        ? `You have ${MAX_SEARCHES} saved searches, which is the most. Delete one, or replace one by its name.`
        : undefined);
    setError(reason);
    setSaved('');
    if (reason !== undefined) return;
    const id = before?.id ?? newUuid();
    send({ id, name: name.trim(), query, isTold: before?.isTold ?? false }, () => {
      setSaved(`Saved “${name.trim()}”.`);
      setName('');
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-sm break-words text-muted">{words}</p>
      <TextField
        label="Save this search as"
        autoComplete="off"
        value={name}
        error={error ?? (mutation.error ? errorText(mutation.error) : undefined)}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
          if (mutation.error) mutation.reset();
        }}
      />
      {before && (
        <p role="status" className="text-sm text-muted">
          You already have a search called “{before.name}”. Saving replaces it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" aria-busy={mutation.isPending}>
          {before ? 'Replace search' : 'Save search'}
        </Button>
        <p role="status" className="text-sm text-muted">
          {saved}
        </p>
      </div>
    </form>
  );
}
