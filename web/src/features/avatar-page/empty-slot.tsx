import type { Slot } from '@trait-market/contract/economy/shared';

import { slotNames } from '@/lib/economy/traits/trait-words';

export function EmptySlot({ slot }: { slot: Slot }) {
  return (
    <>
      <span
        aria-hidden
        className="block aspect-square rounded-card border border-dashed border-control max-md:aspect-[3/1]"
      />
      <span className="mt-3 block text-xs text-muted">{slotNames[slot]}</span>{' '}
      <span className="mt-0.5 block text-sm text-muted">Empty</span>
    </>
  );
}
