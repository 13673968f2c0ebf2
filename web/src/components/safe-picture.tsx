import { useState, type ReactNode } from 'react';

import { cn } from '@/lib/cn';

import { pictureUrl } from './picture-url';
import { TraitPlaceholder } from './trait-placeholder';

/** `first` is for the picture that may be the page's largest paint: it loads before the scripts. */
export type Eager = boolean | 'first';

type SafePictureProps = {
  /** The picture's address as the server sent it: unchecked and optional. */
  src: string | null | undefined;
  /** Leave this out when the adjacent text describes the picture. */
  alt?: string;
  /** Width and height in CSS pixels. They prevent a layout shift when the picture loads. */
  size: number;
  placeholder?: ReactNode;
  eager?: Eager;
  className?: string;
};

export function SafePicture({
  src,
  alt = '',
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
        {placeholder ?? <TraitPlaceholder />}
      </span>
    );
  }
  return (
    // A new element per picture, because the old one would stay visible during loading.
    <img
      key={address}
      src={address}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      ref={(image) => {
        // A picture may have failed before the page was hydrated.
        if (image?.complete && image.naturalWidth === 0 && eager) setBroken(address);
      }}
      onError={() => setBroken(address)}
      className={cn('block object-cover', className)}
    />
  );
}
