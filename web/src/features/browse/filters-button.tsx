import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';

import { lazyModule } from '@/lib/lazy-module';

import { DialogButton } from './dialog-button';
import type { FiltersSheet } from './filters-sheet';

const sheetCode = lazyModule(async () => (await import('./filters-sheet')).FiltersSheet);

type SheetProps = ComponentProps<typeof FiltersSheet>;

type FiltersButtonProps = Omit<SheetProps, 'facets' | 'onClose' | 'onClosed'> & {
  facets: SheetProps['facets'] | undefined;
  count: number;
};

export function FiltersButton({ count, facets, ...sheet }: FiltersButtonProps) {
  return (
    <DialogButton
      title="Filters"
      code={sheetCode}
      dialog={facets && { ...sheet, facets }}
      className="lg:hidden"
    >
      <SlidersHorizontal aria-hidden />
      Filters
      {count > 0 && (
        <span className="tabular-nums">
          <span>{count}</span>
          <span className="sr-only"> in use</span>
        </span>
      )}
    </DialogButton>
  );
}
