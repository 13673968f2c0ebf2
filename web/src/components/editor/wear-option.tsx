import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Price } from '@trait-market/contract/economy/shared';
import { X } from 'lucide-react';

import { cn } from '@/lib/cn';
import { wearableName } from '@/lib/looks/look-words';

import { PriceText } from '../economy/prices/price-text';
import { RarityWord } from '../economy/items/rarity-word';
import { SafePicture } from '../safe-picture';

type WearOptionProps = {
  group: string;
  trait: Wearable | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  note?: string | Price;
  onWear: (trait: Wearable | undefined) => void;
};

export const optionGrid = 'grid grid-cols-3 gap-2 lg:grid-cols-4 xl:grid-cols-5';

export function WearOption(option: WearOptionProps) {
  const { group, trait, isChosen, isDisabled, note, onWear } = option;
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
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onWear(trait)}
        // Covers the whole card invisibly, so that a press anywhere selects it.
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {/* Styled by `peer`, so that the browser re-matches nothing else on a change. */}
      <span
        aria-hidden
        className="absolute inset-0 rounded-card border border-hairline group-hover:bg-surface-raised peer-checked:border-accent peer-checked:bg-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-foreground"
      />
      <span className="relative block aspect-square overflow-hidden rounded-control bg-wall">
        {trait ? (
          <SafePicture
            src={trait.imageUrl}
            size={160}
            className="size-full transition-transform duration-200 motion-safe:group-hover:-translate-y-1 motion-safe:group-hover:scale-[1.08]"
          />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <X aria-hidden className="size-8" />
          </span>
        )}
      </span>
      <span className="relative mt-1.5 line-clamp-2 h-[2lh] text-sm leading-tight font-semibold wrap-anywhere">
        {trait ? wearableName(trait) : 'None'}
      </span>{' '}
      {trait && <RarityWord rarity={trait.rarity} className="relative block truncate text-xs" />}{' '}
      {note !== undefined && (
        <span className="relative block truncate text-xs text-muted tabular-nums">
          {typeof note === 'string' ? note : <PriceText price={note} />}
        </span>
      )}
    </label>
  );
}
