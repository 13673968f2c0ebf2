import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';

import { Button } from '@/components/ui/button';

import type { FiltersSheet } from './filters-sheet';

const Sheet = lazy(() =>
  import('./filters-sheet').then((module) => ({ default: module.FiltersSheet })),
);

type SheetProps = ComponentProps<typeof FiltersSheet>;

type FiltersButtonProps = Omit<SheetProps, 'facets' | 'onClose' | 'onClosed'> & {
  /** Until they are known there is nothing to choose from. */
  facets: SheetProps['facets'] | undefined;
  /** Filters in use. */
  count: number;
};

/** Opens the filters on a small screen; what draws them there loads with the first press. */
export function FiltersButton({ count, facets, ...sheet }: FiltersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        disabled={facets === undefined}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <SlidersHorizontal aria-hidden />
        Filters
        {count > 0 && (
          <span className="tabular-nums">
            {count}
            <span className="sr-only"> in use</span>
          </span>
        )}
      </Button>
      {isOpen && facets && (
        <Suspense>
          <Sheet
            {...sheet}
            facets={facets}
            onClose={() => setOpen(false)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
