import { useState, type FormEvent, type ReactNode } from 'react';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import { cn } from '@/lib/cn';
import { useSendOnce } from '@/lib/use-send-once';
import { findByName, nameError, shortened, type Saved, type SavedKind } from './saved-kind';
import type { Sending } from './sending';
import { newUuid } from '@/lib/format/generate-id';

type SaveFormProps<Item extends Saved, Input> = {
  kind: SavedKind;
  label: string;
  saved: readonly Item[];
  saving: Sending<Input>;
  /** Returns the request to send. `before` is the item of the same name to be replaced. */
  toSave: (named: Saved, before: Item | undefined) => Input;
  /** The initial name; shortened to the limit. */
  proposed?: string;
  /** Shown until something was saved with this form. */
  note?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function SaveForm<Item extends Saved, Input>(props: SaveFormProps<Item, Input>) {
  const { kind, label, saved, saving, toSave, proposed = '', note, className, children } = props;
  const [name, setName] = useState(() => shortened(proposed, kind.nameMaxLength));
  const [error, setError] = useState<string>();
  const [done, setDone] = useState('');
  const send = useSendOnce(saving);
  const before = findByName(name, saved);
  const isFull = saved.length >= kind.most;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason =
      nameError(name, kind) ??
      (isFull && !before ? `${kind.fullText} Delete one, or replace one by its name.` : undefined);
    setError(reason);
    setDone('');
    if (reason !== undefined) return;
    // The client creates the id, so that sending the same request twice saves only once.
    send(toSave({ id: before?.id ?? newUuid(), name: name.trim() }, before), () => {
      setDone(`Saved “${name.trim()}”.`);
      setName('');
    });
  };

  return (
    <form noValidate onSubmit={submit} className={cn('grid gap-3', className)}>
      {children}
      {done === '' && note}
      <TextField
        label={label}
        autoComplete="off"
        value={name}
        error={error ?? (saving.error ? errorText(saving.error) : undefined)}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
          if (saving.error) saving.reset();
        }}
      />
      {before && (
        <p role="status" className="text-sm text-muted">
          You already have {kind.aNoun} called “{before.name}”. Saving replaces it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" aria-busy={saving.isPending}>
          {`${before ? 'Replace' : 'Save'} ${kind.noun}`}
        </Button>
        <p role="status" className="text-sm text-muted">
          {done}
        </p>
      </div>
    </form>
  );
}
