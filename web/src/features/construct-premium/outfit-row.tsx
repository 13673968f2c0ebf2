import type { BareLayers } from '@trait-market/contract/economy/shared';
import type { Outfit } from '@trait-market/contract/economy/outfits';

import { Stage } from '@/components/editor/stage';
import { SavedRow } from '@/components/saved/saved-row';
import { Button } from '@/components/ui/button';
import { listText } from '@/lib/format/list-text';
import { idsOf, lookOf, type Look } from '@/lib/looks/look';
import { wearableName } from '@/lib/looks/look-words';

import { OUTFIT } from './outfit-kind';
import { useRemoveOutfit, useSaveOutfit } from './use-outfits';

type OutfitRowProps = {
  outfit: Outfit;
  collection: string;
  outfits: readonly Outfit[];
  shown: Look;
  bare: BareLayers | undefined;
  /** The traits of the outfit that the user owns neither loose nor worn. */
  missing: readonly string[];
  count: number;
  onApply: (to: 'current' | 'all') => void;
};

export function OutfitRow(props: OutfitRowProps) {
  const { outfit, collection, outfits, shown, bare, missing, count, onApply } = props;
  const { id, name, traits } = outfit;
  return (
    <SavedRow
      kind={OUTFIT}
      one={outfit}
      saved={outfits}
      renaming={useSaveOutfit(collection)}
      toRename={(newName) => ({ id, name: newName, wear: idsOf(lookOf(traits)) })}
      removing={useRemoveOutfit(collection)}
      removeHint="Your traits and avatars stay as they are."
      className="flex gap-4 rounded-card border border-hairline p-3"
      picture={
        <Stage
          look={shown}
          bare={bare}
          alt=""
          className="size-20 shrink-0 self-start rounded-control sm:size-24"
        />
      }
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Apply ${name}`}
            onClick={() => onApply('current')}
          >
            Apply
          </Button>
          {count > 1 && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Apply ${name} to all ${count}`}
              onClick={() => onApply('all')}
            >
              Apply to all {count}
            </Button>
          )}
        </>
      }
    >
      <h3 className="font-display leading-tight font-bold wrap-anywhere">{name}</h3>
      <p className="mt-1 line-clamp-2 text-sm text-muted">{listText(traits.map(wearableName))}</p>
      {missing.length > 0 && (
        <p className="mt-1 text-sm">
          <span className="text-muted">You no longer have</span> {listText(missing)}
        </p>
      )}
    </SavedRow>
  );
}
