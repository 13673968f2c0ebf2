import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

/** Silent, because its parent announces "Loading". */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn('block animate-pulse bg-surface-raised', className)}
      {...props}
    />
  );
}
