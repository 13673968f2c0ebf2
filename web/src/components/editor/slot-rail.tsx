import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { cn } from '@/lib/cn';
import { slotNames } from '@/lib/economy/traits/trait-words';
import type { Look } from '@/lib/looks/look';
import { wearableName } from '@/lib/looks/look-words';

import { SafePicture } from '../safe-picture';

type SlotRailProps = {
  current: Slot;
  look: Look;
  before: Look;
  locked: ReadonlySet<Slot>;
  onChoose: (slot: Slot) => void;
};

export function SlotRail({ current, look, before, locked, onChoose }: SlotRailProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // Sets the position itself, because `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const bringIntoView = () => {
      const button = chosen.current;
      const rail = button?.parentElement;
      if (button && rail)
        rail.scrollLeft = button.offsetLeft - (rail.clientWidth - button.offsetWidth) / 2;
    };
    bringIntoView();
    window.addEventListener('resize', bringIntoView);
    return () => window.removeEventListener('resize', bringIntoView);
  }, [current]);
  return (
    <div
      role="group"
      aria-label="Slots"
      className="relative flex snap-x gap-2 overflow-x-auto pb-2 max-md:-mx-4 max-md:px-4 lg:grid lg:grid-cols-7 lg:overflow-visible"
    >
      {SLOTS.map((slot) => {
        const trait = look[slot];
        const isChanged = trait?.id !== before[slot]?.id;
        return (
          <button
            key={slot}
            ref={slot === current ? chosen : undefined}
            type="button"
            aria-pressed={slot === current}
            onClick={() => onChoose(slot)}
            className={cn(
              'group w-20 shrink-0 cursor-pointer snap-start rounded-card border border-hairline p-1 text-left transition-colors hover:bg-surface-raised aria-pressed:border-foreground lg:w-auto',
            )}
          >
            <span className="relative block aspect-square overflow-hidden rounded-control bg-wall">
              {trait && <SafePicture src={trait.imageUrl} size={96} eager className="size-full" />}
              {locked.has(slot) && (
                <Lock
                  aria-hidden
                  className="absolute top-1 right-1 size-4 rounded-tag bg-ground p-0.5 text-foreground"
                />
              )}
            </span>
            <span className="mt-1 flex items-center gap-1 text-xs font-semibold">
              {isChanged && <span aria-hidden className="size-1.5 rounded-full bg-accent" />}
              <span>{slotNames[slot]}</span>
            </span>
            <span className="sr-only">
              <span>{trait ? `: ${wearableName(trait)}` : ': empty'}</span>
              {isChanged && <span>, changed</span>}
              {locked.has(slot) && <span>, locked</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
