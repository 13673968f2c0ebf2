import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

export function RadioGroup({ className, ...props }: ComponentProps<'fieldset'>) {
  return (
    <fieldset
      role="radiogroup"
      data-slot="radio-group"
      className={cn('min-w-0', className)}
      {...props}
    />
  );
}

export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="radio"
      data-slot="radio-group-item"
      className={cn(
        'size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-ground transition-[border-width] checked:border-7 checked:border-accent disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    />
  );
}
