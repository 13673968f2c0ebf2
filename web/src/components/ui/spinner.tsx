import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

export function Spinner({
  className = 'size-4',
  'aria-label': label = 'Loading',
  ...props
}: ComponentProps<'svg'>) {
  return (
    <LoaderCircle
      data-slot="spinner"
      role="status"
      aria-label={label}
      className={cn('animate-spin', className)}
      {...props}
    />
  );
}
