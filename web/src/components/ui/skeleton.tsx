import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

/** Rounded as what it stands for, by its class. Holds the place of what is still loading. Silent: whoever shows it says "Loading" in words. */
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
