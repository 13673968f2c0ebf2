import type { PremiumTier } from '@trait-market/contract/v1/users';

import type { ReactNode } from 'react';

import { cn } from '@/lib/cn';

import { SafePicture } from '../safe-picture';

/** The border's color is the only sign of the user's tier (§6). */
const borders: Record<PremiumTier, string> = {
  Free: 'border border-hairline',
  Basic: 'border-2 border-foreground',
  Advanced: 'border-2 border-accent',
  Elite: 'border-2 border-accent ring-2 ring-foreground',
};

function Bust() {
  return (
    <svg viewBox="0 0 48 48" className="size-full bg-wall">
      <path d="M8 50c0-9 6-14 16-14s16 5 16 14z" fill="var(--plaster)" />
      <path d="M19 30h10v7a5 5 0 0 1-10 0z" fill="var(--plaster-shade)" />
      <path d="M15 19a9 9 0 0 1 18 0v6a9 9 0 0 1-18 0z" fill="var(--plaster-light)" />
    </svg>
  );
}

type AvatarProps = {
  /** The address as the server sent it. A placeholder replaces anything but an http(s) URL. */
  photo: string | null | undefined;
  tier?: PremiumTier | undefined;
  /** Width and height in CSS pixels. */
  size: number;
  alt?: string;
  className?: string;
  children?: ReactNode;
};

export function Avatar({ photo, tier = 'Free', size, alt = '', className, children }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      data-tier={tier}
      style={{ width: size, height: size }}
      className={cn('block shrink-0 overflow-hidden rounded-full', borders[tier], className)}
    >
      {children ?? (
        <SafePicture
          src={photo}
          alt={alt}
          size={size}
          placeholder={<Bust />}
          eager
          className="size-full"
        />
      )}
    </span>
  );
}
