import { type Outfit } from '@trait-market/contract/economy/outfits';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { Stage } from '@/components/bench/stage';
import { Button } from '@/components/ui/button';
import type { BareLayers } from '@trait-market/contract/economy/items';
import { errorText } from '@/lib/app-error';
import { idsOf, lookOf, type Look } from '@/lib/looks/look';
import { wearableName } from '@/lib/looks/look-words';
import { useSendOnce } from '@/lib/use-send-once';

import { NameField } from './name-field';
import { outfitCalled, whyNoName } from './outfit-name';
import { useRemoveOutfit, useSaveOutfit } from './use-outfits';

type OutfitRowProps = {
  outfit: Outfit;
  collection: string;
  outfits: readonly Outfit[];
  /** The avatar on the stage in this outfit: what it would look like. */
  shown: Look;
  bare: BareLayers | undefined;
  /** Traits of it that the person has nowhere: neither loose nor on an avatar. */
  missing: readonly string[];
  /** How many avatars are chosen. */
  count: number;
  onApply: (to: 'current' | 'all') => void;
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function Rename({
  outfit,
  collection,
  outfits,
  onDone,
}: Pick<OutfitRowProps, 'outfit' | 'collection' | 'outfits'> & { onDone: () => void }) {
  const [name, setName] = useState(outfit.name);
  const [error, setError] = useState<string>();
  const mutation = useSaveOutfit(collection);
  const send = useSendOnce(mutation);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.querySelector('input')?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const other = outfitCalled(name, outfits);
    const reason =
      whyNoName(name) ??
      (other && other.id !== outfit.id
        ? 'Another of your outfits has this name. Choose a different one.'
        : undefined);
    setError(reason);
    if (reason !== undefined) return;
    send({ id: outfit.id, name: name.trim(), wear: idsOf(lookOf(outfit.traits)) }, onDone);
  };
  return (
    <form ref={field} noValidate onSubmit={submit} className="grid gap-2">
      <NameField
        label="New name"
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
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

function Remove({
  outfit,
  collection,
  onDone,
}: Pick<OutfitRowProps, 'outfit' | 'collection'> & { onDone: () => void }) {
  const mutation = useRemoveOutfit(collection);
  const send = useSendOnce(mutation);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-label={`Delete ${outfit.name}`} className="grid gap-2">
      <p className="text-sm">Delete this outfit? Your traits and avatars stay as they are.</p>
      {mutation.error && (
        <p role="alert" className="text-sm text-danger">
          {errorText(mutation.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-busy={mutation.isPending} onClick={() => send(outfit.id, onDone)}>
          Delete outfit
        </Button>
        <Button ref={keep} size="sm" variant="outline" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

/** A saved outfit on the avatar that is on the stage, and what can be done with it. */
export function OutfitRow(props: OutfitRowProps) {
  const { outfit, collection, outfits, shown, bare, missing, count, onApply } = props;
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
      className="flex gap-4 rounded-card border border-hairline p-3 outline-none"
    >
      <Stage
        look={shown}
        bare={bare}
        alt=""
        className="size-20 shrink-0 self-start rounded-control sm:size-24"
      />
      <div className="grid min-w-0 grow content-start gap-2">
        <div>
          <h3 className="font-display leading-tight font-bold wrap-anywhere">{outfit.name}</h3>
          <p className="mt-1 line-clamp-2 text-sm text-muted">
            {list.format(outfit.traits.map(wearableName))}
          </p>
          {missing.length > 0 && (
            <p className="mt-1 text-sm">
              <span className="text-muted">You no longer have</span> {list.format(missing)}
            </p>
          )}
        </div>
        {doing === 'rename' && <Rename {...{ outfit, collection, outfits }} onDone={done} />}
        {doing === 'remove' && <Remove {...{ outfit, collection }} onDone={done} />}
        {doing === undefined && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Apply ${outfit.name}`}
              onClick={() => onApply('current')}
            >
              Apply
            </Button>
            {count > 1 && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Apply ${outfit.name} to all ${count}`}
                onClick={() => onApply('all')}
              >
                Apply to all {count}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Rename ${outfit.name}`}
              onClick={() => setDoing('rename')}
            >
              Rename
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete ${outfit.name}`}
              onClick={() => setDoing('remove')}
            >
              Delete
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
