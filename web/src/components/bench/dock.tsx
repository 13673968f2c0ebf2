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

const costText = (changes: number): string =>
  changes === 0
    ? 'No changes yet'
    : `${changes === 1 ? '1 change' : `${changes} changes`} · ${changes * CREDITS_PER_SLOT} credits`;

/**
 * What stands at the lower edge of a bench, in reach of the thumb: the avatar at the size of a profile picture,
 * what it costs, the steps, and what is signed.
 */
export function Dock({ look, bare, changes, balance, steps, action }: DockProps) {
  return (
    <section
      aria-label="Your changes"
      className="sticky bottom-0 z-notice -mx-4 mt-10 border-t border-hairline bg-surface px-4 py-3 sm:mx-0 sm:mb-4 sm:rounded-card sm:border"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Stage look={look} bare={bare} alt="" className="size-12 shrink-0 rounded-control" />
        <div className="min-w-0 grow">
          <p className="font-semibold tabular-nums">{costText(changes)}</p>
          <p className="text-sm text-muted tabular-nums">
            {balance === undefined ? 'Your credits: …' : `You have ${balance} credits`}
          </p>
        </div>
        {steps}
        <div className="max-sm:w-full">{action}</div>
      </div>
    </section>
  );
}
