import type { ReactNode } from 'react';

import { cn } from '@/lib/cn';

import { editorColumns } from './editor-columns';

type DockFrameProps = {
  picture?: ReactNode;
  title: string;
  note: ReactNode;
  steps?: ReactNode;
  action: ReactNode;
  /** True where the dock is next to the picture, which it then doesn't repeat. */
  isNextToStage?: boolean;
  /** True when there is nothing to sign, so that on a phone the dock has no button. */
  isAtRest?: boolean;
  /** False when there is nothing to do, so that the dock is at the page's end and covers nothing. */
  isSticky?: boolean;
};

export function DockFrame({
  picture,
  title,
  note,
  steps,
  action,
  isNextToStage = false,
  isAtRest = false,
  isSticky = true,
}: DockFrameProps) {
  return (
    <section
      aria-label="Your changes"
      className={cn(
        isSticky && 'dock sticky bottom-0 z-notice',
        '-mx-4 mt-10 border-t border-hairline bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border sm:border-b-0',
        isNextToStage && editorColumns.dock,
        isSticky && isAtRest && 'dock-at-rest',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-3">
        <div className={isNextToStage ? 'md:hidden' : undefined}>{picture}</div>
        <div className={cn('min-w-0 flex-1', isNextToStage && 'md:max-lg:basis-full')}>
          <p className="font-semibold tabular-nums max-sm:text-sm">{title}</p>
          <div className="min-h-[1lh] text-sm text-muted tabular-nums max-sm:text-xs">{note}</div>
        </div>
        {steps}
        <div
          className={cn(
            isAtRest ? 'max-sm:hidden' : 'max-sm:w-full',
            isNextToStage && 'md:max-lg:ml-auto',
          )}
        >
          {action}
        </div>
      </div>
    </section>
  );
}
