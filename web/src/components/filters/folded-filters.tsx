import { useId, useState, type ReactNode } from 'react';

import { cn } from '@/lib/cn';

import { FiltersToggle } from './filters-toggle';

type FoldedFiltersProps = {
  /** The number of filters in use. */
  count: number;
  /** Shown next to the button that unfolds the filters, and always. */
  before?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Filters that are folded on phones, so that the first row is on the first screen. */
export function FoldedFilters({ count, before, className, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={cn(
        'grid grid-cols-1 justify-items-start gap-3',
        before && 'lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end lg:justify-items-end lg:gap-x-8',
      )}
    >
      <div className={cn('flex flex-wrap items-center gap-2', !before && 'sm:hidden')}>
        {before}
        <FiltersToggle
          controls={id}
          count={count}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          className="sm:hidden"
        />
      </div>
      <div id={id} className={cn('w-full', className, !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </div>
  );
}
