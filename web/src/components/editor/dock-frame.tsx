import type { ReactNode } from 'react';

import { cn } from '@/lib/cn';

type DockFrameProps = {
  picture?: ReactNode;
  title: string;
  note: ReactNode;
  steps?: ReactNode;
  action: ReactNode;
  /**
   * True when there is nothing to sign, so that on a phone the dock doesn't cover content below the
   * stage.
   */
  isAtRest?: boolean;
};

export function DockFrame({
  picture,
  title,
  note,
  steps,
  action,
  isAtRest = false,
}: DockFrameProps) {
  return (
    <section
      aria-label="Your changes"
      className={cn(
        'dock sticky bottom-0 z-notice -mx-4 mt-10 border-t border-hairline bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border sm:border-b-0',
        isAtRest && 'dock-at-rest',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-3">
        {picture}
        <div className="min-w-0 flex-1">
          <p className="font-semibold tabular-nums max-sm:text-sm">{title}</p>
          <div className="min-h-[1lh] text-sm text-muted tabular-nums max-sm:text-xs">{note}</div>
        </div>
        {steps}
        <div className={isAtRest ? 'max-sm:hidden' : 'max-sm:w-full'}>{action}</div>
      </div>
    </section>
  );
}
