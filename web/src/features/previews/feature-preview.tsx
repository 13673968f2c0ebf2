import type { ReactNode } from 'react';

import { PageHeading } from '@/components/page/page-heading';
import { cn } from '@/lib/cn';
import type { StageFlag } from '@/lib/flags/flags';

import { StageLine } from './stage-line';

type FeaturePreviewProps = {
  title: string;
  stage?: StageFlag;
  art: ReactNode;
  lead: string;
  next: ReactNode;
  artSide?: 'left' | 'right';
  children?: ReactNode;
};

export function FeaturePreview({
  title,
  stage,
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
          <p className="flex items-center gap-3">
            <span className="rounded-tag border border-control px-2 py-0.5 text-xs font-semibold">
              Not open yet
            </span>
            {stage && <StageLine flag={stage} />}
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
