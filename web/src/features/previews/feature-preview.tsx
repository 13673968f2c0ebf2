import type { ReactNode } from 'react';

import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { cn } from '@/lib/cn';
import type { Stage, StageFlag } from '@/lib/flags/flags';
import { useFlag } from '@/lib/flags/use-flag';

import { previews, type PreviewedFeature } from './previews';

const stages: Record<Stage, string> = { planned: 'Planned', next: 'Next to open' };

/** Says when the feature will open, according to its flag. */
function StageLine({ flag }: { flag: StageFlag }) {
  return <span className="text-sm text-muted">{stages[useFlag(flag, 'planned')]}</span>;
}

function Points({ points }: { points: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-8 border-t border-hairline pt-8 md:grid-cols-3">
      {points.map(([term, text]) => (
        <div key={term}>
          <dt className="font-display text-lg font-bold">{term}</dt>
          <dd className="mt-2 max-w-text text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="grid gap-6 border-t border-hairline pt-8 lg:grid-cols-12">
      <h2 className="font-display text-lg font-bold lg:col-span-4">How it will work</h2>
      <ol className="lg:col-span-8">
        {steps.map((step, position) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_1fr] items-baseline border-b border-hairline py-4 first:pt-0 last:border-0"
          >
            <span
              aria-hidden
              className="font-display text-lg font-bold text-accent-text tabular-nums"
            >
              {position + 1}
            </span>
            <span className="max-w-text">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type FeaturePreviewProps = {
  of: PreviewedFeature;
  /** A title that replaces the feature's own title. */
  title?: string;
  children?: ReactNode;
};

export function FeaturePreview({ of, title, children }: FeaturePreviewProps) {
  const { art, isArtLeft, lead, next, points, steps, note, ...preview } = previews[of];
  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className={cn('min-w-0 lg:col-span-6', isArtLeft && 'lg:order-2')}>
          <p className="flex items-center gap-3">
            <span className="rounded-tag border border-control px-2 py-0.5 text-xs font-semibold">
              Not open yet
            </span>
            {of !== 'subscriptions' && <StageLine flag={`stage-${of}`} />}
          </p>
          <PageHeading title={title ?? preview.title} className="mt-4" />
          <p className="mt-5 text-lg text-muted">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
            {next.map(([label, to]) => (
              <NextLink key={to} to={to}>
                {label}
              </NextLink>
            ))}
          </div>
        </div>
        <div className="lg:col-span-6">{art}</div>
      </div>
      <div className="mt-14 empty:hidden sm:mt-20">
        {points && <Points points={points} />}
        {steps && <Steps steps={steps} />}
        {note}
        {children}
      </div>
    </div>
  );
}
