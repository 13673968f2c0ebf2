import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

import { buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A `button` that doesn't submit by default. Links use `buttonVariants` instead. */
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
