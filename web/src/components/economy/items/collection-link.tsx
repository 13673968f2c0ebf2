import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

type CollectionLinkProps = { slug: string; className?: string; children: ReactNode };

/** Links to a collection or, while collection pages are disabled, to the list of its traits. */
export function CollectionLink({ slug, className, children }: CollectionLinkProps) {
  const isOpen = useFeatureEnabled('collections') === true;
  return (
    <Link to={isOpen ? paths.collection(slug) : paths.marketOf(slug)} className={className}>
      {children}
    </Link>
  );
}
