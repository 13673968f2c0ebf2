import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';

import { cn } from '@/lib/cn';

import { FilterCount } from './filter-count';
import { Button } from '../ui/button';

type FiltersToggleProps = {
  ref?: Ref<HTMLButtonElement>;
  /** The ids of the folded filters, separated by spaces. */
  controls: string;
  /** The number of filters in use. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  className?: string;
};

/** Folds filters, so that the list begins near the top. */
export function FiltersToggle({
  ref,
  controls,
  count,
  isOpen,
  onToggle,
  className,
}: FiltersToggleProps) {
  return (
    <Button
      ref={ref}
      variant="outline"
      className={className}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      Filters
      <FilterCount count={count} />
      <ChevronDown aria-hidden className={cn('size-4', isOpen && 'rotate-180')} />
    </Button>
  );
}
