import { useState, type ReactNode } from 'react';

import { cn } from '@/lib/cn';

import { pictureUrl } from './picture-url';

type SafePictureProps = {
  /** As a server gave it: unchecked, perhaps absent. */
  src: string | null | undefined;
  /** Empty where the words beside the picture already say it. */
  alt: string;
  /** Drawn in CSS pixels, so that nothing moves when the picture arrives. */
  size: number;
  /** Drawn when there is no picture, or none that may be shown or can be loaded. */
  placeholder: ReactNode;
  /** For what is seen first; anything else is loaded when it comes near the screen. */
  eager?: boolean;
  className?: string;
};

/** A square picture from another origin, or what is drawn in its place. */
export function SafePicture({
  src,
  alt,
  size,
  placeholder,
  eager = false,
  className,
}: SafePictureProps) {
  const [broken, setBroken] = useState<string>();
  const address = pictureUrl(src);
  if (address === undefined || address === broken) {
    const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span className={cn('block', className)} {...name}>
        {placeholder}
      </span>
    );
  }
  return (
    // Another picture is another element: the one before would stand there until this one is loaded.
    <img
      key={address}
      src={address}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      className={cn('block object-cover', className)}
    />
  );
}
