import type { ReactNode } from 'react';

type NewTabLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
  /** Says that the link opens a new tab; visible only where there is space. */
  hint?: ReactNode;
};

const hiddenHint = <span className="sr-only"> (opens in a new tab)</span>;

/**
 * A link that opens a new tab: to other sites, and to pages read during another task. The terms,
 * the privacy policy and the NFT license always open this way (§2 Routes).
 */
export function NewTabLink({ href, className, children, hint = hiddenHint }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {hint}
    </a>
  );
}
