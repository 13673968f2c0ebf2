import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import { cn } from '@/lib/cn';
import { useSendOnce } from '@/lib/use-send-once';

import { findByName, nameError, type Saved, type SavedKind } from './saved-kind';
import type { Sending } from './sending';

type SavedRowProps<Input> = {
  kind: SavedKind;
  one: Saved;
  saved: readonly Saved[];
  renaming: Sending<Input>;
  toRename: (name: string) => Input;
  removing: Sending<string>;
  removeHint?: string;
  children: ReactNode;
  picture?: ReactNode;
  option?: ReactNode;
  actions: ReactNode;
  className?: string;
};

type PartProps = { onDone: () => void };

function Rename<Input>({
  kind,
  one,
  saved,
  renaming,
  toRename,
  onDone,
}: Pick<SavedRowProps<Input>, 'kind' | 'one' | 'saved' | 'renaming' | 'toRename'> & PartProps) {
  const [name, setName] = useState(one.name);
  const [error, setError] = useState<string>();
  const send = useSendOnce(renaming);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const other = findByName(name, saved);
    const reason =
      nameError(name, kind) ??
      (other && other.id !== one.id
        ? `You already have ${kind.aNoun} with this name. Choose a different one.`
        : undefined) ??
      (name.trim() === one.name ? 'This is already the name.' : undefined);
    setError(reason);
    if (reason === undefined) send(toRename(name.trim()), onDone);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label="New name"
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        value={name}
        error={error ?? (renaming.error ? errorText(renaming.error) : undefined)}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-busy={renaming.isPending}>
          Save name
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Remove<Input>({
  kind,
  one,
  removing,
  removeHint = '',
  onDone,
}: Pick<SavedRowProps<Input>, 'kind' | 'one' | 'removing' | 'removeHint'> & PartProps) {
  const send = useSendOnce(removing);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-label={`Delete ${one.name}`} className="grid gap-2">
      <p className="text-sm">
        Delete this {kind.noun}? {removeHint}
      </p>
      {removing.error !== null && (
        <p role="alert" className="text-sm text-danger">
          {errorText(removing.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-busy={removing.isPending} onClick={() => send(one.id, onDone)}>
          Delete {kind.noun}
        </Button>
        <Button ref={keep} size="sm" variant="outline" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

export function SavedRow<Input>(props: SavedRowProps<Input>) {
  const { one, renaming, removing, children, picture, option, actions, className } = props;
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const row = useRef<HTMLLIElement>(null);
  const done = () => {
    setDoing(undefined);
    renaming.reset();
    removing.reset();
    row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className={cn('outline-none', className)}>
      {picture}
      <div className="grid min-w-0 grow content-start gap-2">
        <div>{children}</div>
        {doing === 'rename' && <Rename {...props} onDone={done} />}
        {doing === 'remove' && <Remove {...props} onDone={done} />}
        {doing === undefined && (
          <>
            {option}
            <div className="flex flex-wrap gap-2">
              {actions}
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Rename ${one.name}`}
                onClick={() => setDoing('rename')}
              >
                Rename
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete ${one.name}`}
                onClick={() => setDoing('remove')}
              >
                Delete
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
