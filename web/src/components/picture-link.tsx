import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cn } from '@/lib/cn';

type PictureLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/** Makes a picture lead where its name's link leads, which keyboards and screen readers use. */
export function PictureLink({ to, className, children }: PictureLinkProps) {
  return (
    <Link to={to} aria-hidden tabIndex={-1} className={cn('block shrink-0', className)}>
      {children}
    </Link>
  );
}
