import type { Wearable } from '@trait-market/contract/economy/avatars';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { wearableName } from '@/lib/looks/look-words';

import { RarityWord } from '../economy/rarity-word';
import { SafePicture } from '../safe-picture';
import { TraitPlaceholder } from '../trait/trait-placeholder';

type WearOptionProps = {
  /** The slot's radio group. */
  group: string;
  /** Undefined: nothing is worn there. */
  trait: Wearable | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  /** What stands beneath its name: what it costs, how many there are. */
  note: ReactNode;
  onChoose: () => void;
};

/** The columns of what fits a slot. */
export const optionGrid = 'grid grid-cols-3 gap-2 lg:grid-cols-4 xl:grid-cols-5';

/** Something that a slot can wear: one of its radio group. */
export function WearOption({
  group,
  trait,
  isChosen,
  isDisabled,
  note,
  onChoose,
}: WearOptionProps) {
  return (
    <label className="group relative block min-w-0 cursor-pointer rounded-card border border-hairline p-1.5 transition-colors hover:bg-surface-raised has-checked:border-accent has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        // Over the whole card, unseen: wherever it is pressed, it is what is pressed.
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span className="block aspect-square overflow-hidden rounded-control bg-wall">
        {trait ? (
          <SafePicture
            src={trait.imageUrl}
            alt=""
            size={160}
            placeholder={<TraitPlaceholder />}
            className="size-full transition-transform duration-200 motion-safe:group-hover:-translate-y-1"
          />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <X aria-hidden className="size-8" />
          </span>
        )}
      </span>
      <span className="mt-1.5 line-clamp-2 h-[2lh] text-sm leading-tight font-semibold wrap-anywhere">
        {trait ? wearableName(trait) : 'Nothing'}
      </span>{' '}
      {trait && <RarityWord rarity={trait.rarity} className="block truncate text-xs" />}{' '}
      <span className="block truncate text-xs text-muted tabular-nums">{note}</span>
    </label>
  );
}
