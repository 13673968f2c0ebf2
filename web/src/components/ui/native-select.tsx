import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select" className={cn('relative inline-block', className)}>
      <select
        className="h-10 w-full cursor-pointer appearance-none rounded-control border border-control bg-ground pr-9 pl-3 text-sm font-semibold [&>option]:bg-surface"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3 right-3 size-4 text-muted"
      />
    </span>
  );
}
