import type { Slot } from '@trait-market/contract/economy/shared';
import { Lock, LockOpen } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { slotNames } from '@/lib/economy/traits/trait-words';

type SlotHeadingProps = {
  slot: Slot;
  isLocked: boolean;
  hint: string;
  onToggleLock: () => void;
};

export function SlotHeading({ slot, isLocked, hint, onToggleLock }: SlotHeadingProps) {
  return (
    <div className="mt-6 mb-4 flex min-h-10 items-center justify-between gap-4 border-b border-hairline pb-2">
      <h2 className="font-display text-lg font-bold">{slotNames[slot]}</h2>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isLocked}
        onClick={onToggleLock}
        title={isLocked ? undefined : hint}
      >
        {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        <span>{isLocked ? 'Locked' : 'Lock'}</span>
      </Button>
    </div>
  );
}
