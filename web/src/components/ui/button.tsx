import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

import { buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the look to the only child, a link for example, and draws no button. */
    asChild?: boolean;
  };

/** Not a submit button unless it says so. */
export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, className }));
  return asChild ? (
    <Slot data-slot="button" className={classes} {...props} />
  ) : (
    <button type="button" data-slot="button" className={classes} {...props} />
  );
}
