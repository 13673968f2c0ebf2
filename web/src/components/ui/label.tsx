import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

/** Labels a field: set `htmlFor`, or put the field inside. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="label"
      className={cn(
        'text-sm leading-snug font-medium peer-disabled:cursor-not-allowed peer-disabled:opacity-50',
        className,
      )}
      {...props}
    />
  );
}
