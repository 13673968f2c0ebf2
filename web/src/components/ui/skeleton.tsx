import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

/** A loading placeholder. Screen readers ignore it, because its parent announces "Loading". */
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

/** Text for screen readers only, which announces what is loading. */
export function LoadingText({ children }: { children: string }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  );
}
