import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/dress';
import type { BareLayers } from '@trait-market/contract/economy/items';
import type { ReactNode } from 'react';

import type { Look } from '@/lib/looks/look';

import { Stage } from './stage';

type DockProps = {
  look: Look;
  bare: BareLayers | undefined;
  /** Slots that change. */
  changes: number;
  /** Credits that the person has, once they are known. */
  balance: number | undefined;
  steps: ReactNode;
  action: ReactNode;
};

const changesCount = (changes: number): string => {
  if (changes === 0) return 'No changes yet';
  return changes === 1 ? '1 change' : `${changes} changes`;
};

const costText = (changes: number, balance: number | undefined): string => {
  if (balance === undefined) return changes === 0 ? '' : `${changes * CREDITS_PER_SLOT} credits`;
  return changes === 0
    ? `You have ${balance} credits`
    : `${changes * CREDITS_PER_SLOT} of your ${balance} credits`;
};

/**
 * What stands at the lower edge of a bench, in reach of the thumb: the avatar at the size of a profile picture,
 * what it costs, the steps, and what is signed.
 */
export function Dock({ look, bare, changes, balance, steps, action }: DockProps) {
  return (
    <section
      aria-label="Your changes"
      data-slot="dock"
      data-short={changes === 0 || undefined}
      className="sticky bottom-0 z-notice -mx-4 mt-10 border-t border-hairline bg-surface px-4 py-3 sm:bottom-4 sm:mx-0 sm:rounded-card sm:border"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-3">
        <Stage look={look} bare={bare} alt="" className="size-12 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold tabular-nums max-sm:text-sm">{changesCount(changes)}</p>
          <p className="min-h-[1lh] text-sm text-muted tabular-nums max-sm:text-xs">
            {costText(changes, balance)}
          </p>
        </div>
        {steps}
        {/* On a phone it would cover what stands beneath the stage, before there is anything to sign. */}
        <div className={changes === 0 ? 'max-sm:hidden' : 'max-sm:w-full'}>{action}</div>
      </div>
    </section>
  );
}
