import type { ReactNode } from 'react';

type NewTabLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
  hint?: ReactNode;
};

const hiddenHint = <span className="sr-only"> (opens in a new tab)</span>;

/** Opens a new tab, as the legal pages always do (§2 Routes). */
export function NewTabLink({ href, className, children, hint = hiddenHint }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {hint}
    </a>
  );
}
