import type { Outfit } from '@trait-market/contract/economy/outfits';
import { SLOTS } from '@trait-market/contract/economy/shared';

import { SaveForm } from '@/components/saved/save-form';
import type { Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';

import { OUTFIT } from './outfit-kind';
import { useSaveOutfit } from './use-outfits';

type SaveOutfitProps = { collection: string; look: Look; outfits: readonly Outfit[] };

export function SaveOutfit({ collection, look, outfits }: SaveOutfitProps) {
  const saving = useSaveOutfit(collection);
  const wear = SLOTS.flatMap((slot) => (isNeeded(slot) ? [] : (look[slot]?.id ?? [])));

  if (wear.length === 0)
    return (
      <p className="text-sm text-muted">
        This avatar wears nothing that an outfit could have. Put something on first.
      </p>
    );
  return (
    <SaveForm
      kind={OUTFIT}
      label="Save this look as"
      saved={outfits}
      saving={saving}
      toSave={(named) => ({ ...named, wear })}
      className="max-w-sm"
    />
  );
}
