import type { SavedSearch } from '@trait-market/contract/economy/searches';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import { errorText } from '@/lib/app-error';
import { useSendOnce } from '@/lib/use-send-once';

import { searchCalled, whyNoSearchName } from './search-name';
import { useRemoveSearch, useSaveSearch } from './use-saved-searches';

type SearchRowProps = {
  search: SavedSearch;
  searches: readonly SavedSearch[];
  /** What it looks for. */
  words: string;
  /** It is what is looked for now. */
  isCurrent: boolean;
  /** Kept with an account, which can be told of what is new. */
  isOfAccount: boolean;
  onApply: () => void;
};

type PartProps = { search: SavedSearch; onDone: () => void };

function Rename({ search, searches, onDone }: PartProps & Pick<SearchRowProps, 'searches'>) {
  const [name, setName] = useState(search.name);
  const [error, setError] = useState<string>();
  const mutation = useSaveSearch();
  const send = useSendOnce(mutation);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const other = searchCalled(name, searches);
    const reason =
      whyNoSearchName(name) ??
      (other && other.id !== search.id
        ? 'Another of your searches has this name. Choose a different one.'
        : undefined);
    setError(reason);
    if (reason === undefined) send({ ...search, name: name.trim() }, onDone);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label="New name"
        autoComplete="off"
        value={name}
        error={error ?? (mutation.error ? errorText(mutation.error) : undefined)}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-busy={mutation.isPending}>
          Save name
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Remove({ search, onDone }: PartProps) {
  const mutation = useRemoveSearch();
  const send = useSendOnce(mutation);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-label={`Delete ${search.name}`} className="grid gap-2">
      <p className="text-sm">Delete this search?</p>
      {mutation.error && (
        <p role="alert" className="text-sm text-danger">
          {errorText(mutation.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-busy={mutation.isPending} onClick={() => send(search.id)}>
          Delete search
        </Button>
        <Button ref={keep} size="sm" variant="outline" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

/** Whether its wallet is told of new listings that match. */
function TellMe({ search }: { search: SavedSearch }) {
  const mutation = useSaveSearch();
  const send = useSendOnce(mutation);
  // What was pressed shows at once; where it fails, what was so stands there again.
  const isTold = mutation.isPending ? (mutation.variables?.isTold ?? false) : search.isTold;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <CheckInput
          checked={isTold}
          onChange={({ target }) => send({ ...search, isTold: target.checked })}
        />
        Notify me of new listings
        <span className="sr-only"> for {search.name}</span>
      </label>
      {mutation.error && (
        <p role="alert" className="text-sm text-danger">
          {errorText(mutation.error)}
        </p>
      )}
    </>
  );
}

/** A saved search: what it looks for, and what can be done with it. */
export function SearchRow(props: SearchRowProps) {
  const { search, searches, words, isCurrent, isOfAccount, onApply } = props;
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const row = useRef<HTMLLIElement>(null);
  const done = () => {
    setDoing(undefined);
    row.current?.focus();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid gap-2 border-t border-hairline py-4 outline-none first:border-t-0 first:pt-0"
    >
      <div>
        <h3 className="font-display leading-tight font-bold wrap-anywhere">
          {search.name}
          {isCurrent && <span className="text-sm font-normal text-muted"> · showing now</span>}
        </h3>
        <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{words}</p>
      </div>
      {doing === 'rename' && <Rename {...{ search, searches }} onDone={done} />}
      {doing === 'remove' && <Remove search={search} onDone={done} />}
      {doing === undefined && (
        <>
          {isOfAccount && <TellMe search={search} />}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" aria-label={`Show ${search.name}`} onClick={onApply}>
              Show
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Rename ${search.name}`}
              onClick={() => setDoing('rename')}
            >
              Rename
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete ${search.name}`}
              onClick={() => setDoing('remove')}
            >
              Delete
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
