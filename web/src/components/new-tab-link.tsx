import type { ReactNode } from 'react';

type NewTabLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
  hint?: ReactNode;
};

const hiddenHint = <span className="sr-only"> (opens in a new tab)</span>;

/** Opens a link in a new tab, as §2 Routes requires for the legal pages. */
export function NewTabLink({ href, className, children, hint = hiddenHint }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {hint}
    </a>
  );
}
