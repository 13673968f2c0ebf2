import { MAX_OUTFITS, type Outfit } from '@trait-market/contract/economy/outfits';
import { useState, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import { SLOTS } from '@trait-market/contract/economy/slots';
import { newUuid } from '@/lib/format/new-uuid';
import type { Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';
import { useSendOnce } from '@/lib/use-send-once';

import { NameField } from './name-field';
import { outfitCalled, whyNoName } from './outfit-name';
import { useSaveOutfit } from './use-outfits';

type SaveOutfitProps = { collection: string; look: Look; outfits: readonly Outfit[] };

/** Saves the look on the stage as an outfit, without its body and its background: those are the avatar's own. */
export function SaveOutfit({ collection, look, outfits }: SaveOutfitProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState('');
  const mutation = useSaveOutfit(collection);
  const send = useSendOnce(mutation);
  const wear = SLOTS.flatMap((slot) => (isNeeded(slot) ? [] : (look[slot]?.id ?? [])));
  const before = outfitCalled(name, outfits);
  const isFull = outfits.length >= MAX_OUTFITS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason =
      whyNoName(name) ??
      (isFull && !before
        ? `You have ${MAX_OUTFITS} outfits of this collection, which is the most. Delete one, or replace one by its name.`
        : undefined);
    setError(reason);
    setSaved('');
    if (reason !== undefined) return;
    send({ id: before?.id ?? newUuid(), name: name.trim(), wear }, () => {
      setSaved(`Saved “${name.trim()}”.`);
      setName('');
    });
  };

  if (wear.length === 0)
    return (
      <p className="text-sm text-muted">
        This avatar wears nothing that an outfit could have. Put something on first.
      </p>
    );
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      <NameField
        label="Save this look as"
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
          You already have an outfit called “{before.name}”. Saving replaces it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" aria-busy={mutation.isPending}>
          {before ? 'Replace outfit' : 'Save outfit'}
        </Button>
        <p role="status" className="text-sm text-muted">
          {saved}
        </p>
      </div>
    </form>
  );
}
