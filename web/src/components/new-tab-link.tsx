import type { ReactNode } from 'react';

type NewTabLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
  /** Says where it opens; unseen unless there is room for it. */
  hint?: ReactNode;
};

const unseen = <span className="sr-only"> (opens in a new tab)</span>;

/**
 * Leads out of the app, or to a page that one reads beside what one is doing: the terms, the
 * privacy policy and the NFT license always open so (§2 Routes).
 */
export function NewTabLink({ href, className, children, hint = unseen }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {hint}
    </a>
  );
}
