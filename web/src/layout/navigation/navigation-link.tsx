import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { NavigationEntry } from './navigation';

type NavigationLinkProps = {
  entry: NavigationEntry;
  className?: string;
  children?: ReactNode;
};

export function NavigationLink({ entry, className, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, '');
  const to = entry.to.replace(/\/$/, '');
  const isHere = here === to;
  const isWithin = isHere || (to !== '' && here.startsWith(`${to}/`));
  return (
    <Link
      to={entry.to}
      aria-current={isWithin ? 'page' : undefined}
      reloadDocument={isHere && entry.reloads === true}
      className={className}
    >
      {children ?? entry.label}
    </Link>
  );
}
