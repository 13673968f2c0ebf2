import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

import type { NavigationEntry } from './navigation';

type NavigationLinkProps = {
  entry: NavigationEntry;
  className?: string;
  /** What is shown instead of the entry's label. */
  children?: ReactNode;
};

/** A link that knows whether it leads to where one already is, and whether it then reloads. */
export function NavigationLink({ entry, className, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname.replace(/\/+$/, '') === entry.to.replace(/\/$/, '');
  return (
    <NavLink
      to={entry.to}
      end={entry.to === '/'}
      reloadDocument={isHere && entry.reloads === true}
      className={className ?? ''}
    >
      {children ?? entry.label}
    </NavLink>
  );
}
