import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';

import { OpeningDialog } from '@/components/opening-dialog';
import { Button } from '@/components/ui/button';
import { lazyModule } from '@/lib/lazy-module';
import { useLazyModule } from '@/lib/use-lazy-module';

import type { FiltersSheet } from './filters-sheet';

const sheetCode = lazyModule(() => import('./filters-sheet'));

type SheetProps = ComponentProps<typeof FiltersSheet>;

type FiltersButtonProps = Omit<SheetProps, 'facets' | 'onClose' | 'onClosed'> & {
  /** Until they are known there is nothing to choose from. */
  facets: SheetProps['facets'] | undefined;
  /** Active filters. */
  count: number;
};

/** Opens the filters on a small screen; what draws them there loads with the first press. */
export function FiltersButton({ count, facets, ...sheet }: FiltersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const code = useLazyModule(sheetCode, isOpen);
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
      {isOpen && facets && code.kind === 'loaded' && (
        <code.module.FiltersSheet
          {...sheet}
          facets={facets}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
      {isOpen && code.kind !== 'loaded' && (
        <OpeningDialog
          title="Filters"
          code={code}
          onRetry={sheetCode.load}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
