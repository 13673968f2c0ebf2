import type { ComponentProps } from 'react';

import { cn } from '@/lib/cn';

export function CheckInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      data-slot="check-input"
      className={cn(
        "relative size-5 shrink-0 cursor-pointer appearance-none rounded-tag border-2 border-control bg-ground transition-colors checked:border-accent checked:bg-accent checked:after:absolute checked:after:inset-x-[0.3rem] checked:after:top-[0.05rem] checked:after:h-[0.65rem] checked:after:rotate-45 checked:after:border-r-[3px] checked:after:border-b-[3px] checked:after:border-on-accent checked:after:content-[''] disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
      {...props}
    />
  );
}
