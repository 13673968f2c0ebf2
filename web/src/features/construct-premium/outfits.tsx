import { MAX_OUTFITS, type Outfit } from '@trait-market/contract/economy/outfits';
import { type BareLayers, SLOTS } from '@trait-market/contract/economy/shared';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { lookOf, type Look } from '@/lib/looks/look';
import { wearableName } from '@/lib/looks/look-words';
import { isNeeded } from '@/lib/looks/shuffle';
import { OutfitRow } from './outfit-row';
import { useOutfits, useSaveOutfit } from './use-outfits';
import { SaveForm } from '@/components/saved/save-form';
import { OUTFIT } from './outfit-kind';

type SaveOutfitProps = { collection: string; look: Look; outfits: readonly Outfit[] };

function SaveOutfit({ collection, look, outfits }: SaveOutfitProps) {
  const saving = useSaveOutfit(collection);
  const wear = SLOTS.flatMap((slot) => (isNeeded(slot) ? [] : (look[slot]?.id ?? [])));

  if (wear.length === 0)
    return (
      <p className="text-sm text-muted">
        This avatar wears nothing to save. Put something on first.
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

type OutfitsProps = {
  collection: string;
  look: Look;
  bare: BareLayers | undefined;
  count: number;
  isOwned: (traitId: string) => boolean;
  onApply: (outfit: Look, to: 'current' | 'all') => void;
};

/** Keeps the avatar's body and background if the outfit has none. */
const inOutfit = (look: Look, outfit: Outfit): Look => ({
  ...lookOf(Object.values(look).filter(({ slot }) => isNeeded(slot))),
  ...lookOf(outfit.traits),
});

export function Outfits({ collection, look, bare, count, isOwned, onApply }: OutfitsProps) {
  const query = useOutfits(collection);
  const { data, error } = query;
  if (!data && error) return <QueryFailure title="Couldn’t load your outfits" query={query} />;
  if (!data)
    return (
      <div className="grid gap-3">
        <LoadingText>Loading your outfits</LoadingText>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-28 rounded-card" />
        ))}
      </div>
    );
  return (
    <div className="grid gap-6">
      <SaveOutfit collection={collection} look={look} outfits={data} />
      <div>
        <p className="mb-3 text-sm text-muted tabular-nums">
          {data.length} of {MAX_OUTFITS} saved. An outfit leaves the avatar’s body and background as
          they are.
        </p>
        <ul aria-label="Saved outfits" className="grid gap-3">
          {data.map((outfit) => (
            <OutfitRow
              key={outfit.id}
              outfit={outfit}
              collection={collection}
              outfits={data}
              shown={inOutfit(look, outfit)}
              bare={bare}
              missing={outfit.traits.filter(({ id }) => !isOwned(id)).map(wearableName)}
              count={count}
              onApply={(to) => onApply(lookOf(outfit.traits), to)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
