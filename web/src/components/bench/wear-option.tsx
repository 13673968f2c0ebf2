import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Price } from '@trait-market/contract/economy/shared';
import { X } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';

import { cn } from '@/lib/cn';
import { wearableName } from '@/lib/looks/look-words';

import { PriceText } from '../economy/prices/price-text';
import { RarityWord } from '../economy/items/rarity-word';
import { SafePicture } from '../safe-picture';
import { TraitPlaceholder } from '../trait/trait-placeholder';

type WearOptionProps = {
  /** The slot's radio group. */
  group: string;
  /** Undefined: nothing is worn there. */
  trait: Wearable | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  /** What stands beneath its name: how many there are, or what it costs. */
  note: string | Price;
  /** One and the same between two draws, or else each option is drawn anew for every choice. */
  onWear: (trait: Wearable | undefined) => void;
};

/** The columns of what fits a slot. */
export const optionGrid = 'grid grid-cols-3 gap-2 lg:grid-cols-4 xl:grid-cols-5';

/** Something that a slot can wear: one of its radio group. */
export const WearOption = memo(function WearOption({
  group,
  trait,
  isChosen,
  isDisabled,
  note,
  onWear,
}: WearOptionProps) {
  const input = useRef<HTMLInputElement>(null);
  // The browser's own choice stands until the bench has caught up with it: React would take it back.
  useLayoutEffect(() => {
    if (input.current) input.current.checked = isChosen;
  });
  return (
    <label
      className={cn(
        'group relative block min-w-0 cursor-pointer p-1.5',
        isDisabled && 'opacity-60',
      )}
    >
      <input
        type="radio"
        name={group}
        ref={input}
        defaultChecked={isChosen}
        disabled={isDisabled}
        onChange={() => onWear(trait)}
        // Over the whole card, unseen: wherever it is pressed, it is what is pressed.
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {/* The card itself. It follows the radio button by itself: no style of anything else is asked again. */}
      <span
        aria-hidden
        className="absolute inset-0 rounded-card border border-hairline group-hover:bg-surface-raised peer-checked:border-accent peer-checked:bg-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-foreground"
      />
      <span className="relative block aspect-square overflow-hidden rounded-control bg-wall">
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
      <span className="relative mt-1.5 line-clamp-2 h-[2lh] text-sm leading-tight font-semibold wrap-anywhere">
        {trait ? wearableName(trait) : 'Nothing'}
      </span>{' '}
      {trait && <RarityWord rarity={trait.rarity} className="relative block truncate text-xs" />}{' '}
      <span className="relative block truncate text-xs text-muted tabular-nums">
        {typeof note === 'string' ? note : <PriceText price={note} />}
      </span>
    </label>
  );
});
