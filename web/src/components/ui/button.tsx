import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

import { buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** Not a submit button unless it says so. A link that looks like one takes its looks by itself. */
export function Button({ className, variant, size, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      data-slot="button"
      className={cn(buttonVariants({ variant, size, className }))}
      {...props}
    />
  );
}
