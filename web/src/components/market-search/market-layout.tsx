import type { ReactNode, RefObject } from 'react';

import { PageHeading } from '@/components/page/page-heading';
import { Skeleton } from '@/components/ui/skeleton';

import { MarketKinds } from './market-kinds';

type MarketLayoutProps = {
  title: string;
  documentTitle: readonly string[];
  canonical: string;
  isAvatars?: boolean;
  /** The list of filters; undefined while it is loading, null after a failure. */
  filters: ReactNode;
  summary: string;
  /** The focus moves to the summary when the pressed control unmounts. */
  summaryRef: RefObject<HTMLParagraphElement | null>;
  tools: ReactNode;
  chips: ReactNode;
  /** Says which prices can't be compared, and that names match only roughly. */
  note: ReactNode;
  children: ReactNode;
};

/** The longest title in the size of a page's heading. */
const LONG_TITLE = 20;

/** Arranges the lists of traits and of avatars: filters on the left, or in a sheet on phones. */
export function MarketLayout({
  title,
  documentTitle,
  canonical,
  isAvatars = false,
  filters,
  summary,
  summaryRef,
  tools,
  chips,
  note,
  children,
}: MarketLayoutProps) {
  return (
    <div className="page-columns py-4 sm:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <PageHeading
          title={title}
          documentTitle={documentTitle}
          canonical={canonical}
          size={title.length > LONG_TITLE ? 'xl' : '2xl'}
          className="min-w-0 break-words"
        />
        <MarketKinds isAvatars={isAvatars} />
      </div>
      <div className="mt-2 grid grid-cols-1 gap-x-10 border-t border-hairline pt-3 sm:mt-4 sm:pt-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          aria-label="Filters"
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto overscroll-contain pr-2 pb-6 lg:block"
        >
          {filters === undefined ? <Skeleton className="h-96 w-full rounded-card" /> : filters}
        </aside>
        <section aria-label="Results">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p
              ref={summaryRef}
              role="status"
              tabIndex={-1}
              // Reserves the final text's width, so that the row wraps the same way.
              className="min-w-28 grow scroll-mt-24 text-sm text-muted tabular-nums"
            >
              {summary || '\u00A0'}
            </p>
            {tools}
          </div>
          {chips}
          <div className="mt-3 grid gap-1 text-sm text-muted empty:hidden">{note}</div>
          <div className="mt-4">{children}</div>
        </section>
      </div>
    </div>
  );
}
