import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

import { lazyModule } from '@/lib/lazy-module';

import { FilterCount } from '@/components/filters/filter-count';
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
      <FilterCount count={count} />
    </DialogButton>
  );
}
