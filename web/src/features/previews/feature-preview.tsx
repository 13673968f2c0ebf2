import type { ReactNode } from 'react';

import { PageHeading } from '@/components/page/page-heading';
import { cn } from '@/lib/cn';

type FeaturePreviewProps = {
  title: string;
  art: ReactNode;
  /** What the feature is, in one or two sentences. */
  lead: string;
  /** What to do until it opens. */
  next: ReactNode;
  /** Which side the drawing stands on, where there are two. */
  artSide?: 'left' | 'right';
  children?: ReactNode;
};

/** A feature that has not opened: what it is, and, said plainly, that it cannot be used yet. */
export function FeaturePreview({
  title,
  art,
  lead,
  next,
  artSide = 'right',
  children,
}: FeaturePreviewProps) {
  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className={cn('min-w-0 lg:col-span-6', artSide === 'left' && 'lg:order-2')}>
          <p className="inline-block rounded-tag border border-control px-2 py-0.5 text-xs font-semibold">
            Not open yet
          </p>
          <PageHeading title={title} className="mt-4" />
          <p className="mt-5 text-lg text-muted">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">{next}</div>
        </div>
        <div className="lg:col-span-6">{art}</div>
      </div>
      {children && <div className="mt-14 sm:mt-20">{children}</div>}
    </div>
  );
}
