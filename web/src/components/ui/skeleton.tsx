import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

/**
 * A placeholder of loading content, shaped by its class. Silent: its parent announces "Loading".
 */
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
