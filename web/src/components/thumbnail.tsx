import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { SafePicture } from './safe-picture';

/** A small picture in a row of text. `className` sets its width and height. */
export function Thumbnail({ className, ...picture }: ComponentProps<typeof SafePicture>) {
  return (
    <SafePicture
      {...picture}
      className={cn('shrink-0 overflow-hidden rounded-control bg-wall', className)}
    />
  );
}
