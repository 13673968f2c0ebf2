import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

import { lazyModule } from '@/lib/lazy-module';

import { DialogButton } from '@/components/dialog-button';

const sheetCode = lazyModule(async () => (await import('./filters-sheet')).FiltersSheet);

type FiltersButtonProps = {
  count: number;
  result: string;
  /** The list of filters; undefined while its counts are loading. */
  list: ReactNode | undefined;
};

export function FiltersButton({ count, result, list }: FiltersButtonProps) {
  return (
    <DialogButton
      title="Filters"
      code={sheetCode}
      dialog={list === undefined ? undefined : { result, children: list }}
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
