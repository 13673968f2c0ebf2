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

/** Arranges the lists of traits and of avatars: the tools next to the title, filters on the left or in a sheet. */
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
    <div className="page-columns py-3 sm:py-2">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 max-sm:w-full">
          <PageHeading
            title={title}
            documentTitle={documentTitle}
            canonical={canonical}
            className="min-w-0 break-words"
          />
          <MarketKinds isAvatars={isAvatars} />
        </div>
        <div className="flex grow flex-wrap items-center justify-between gap-3">
          <p
            ref={summaryRef}
            role="status"
            tabIndex={-1}
            // Reserves the final text's width, so that the row wraps the same way.
            className="min-w-20 grow scroll-mt-24 text-sm text-muted tabular-nums"
          >
            {summary || '\u00A0'}
          </p>
          {tools}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-10 border-hairline sm:mt-2 sm:border-t lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          aria-label="Filters"
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto pt-3 pr-2 pb-6 lg:block"
        >
          {filters === undefined ? <Skeleton className="h-96 w-full rounded-card" /> : filters}
        </aside>
        <section aria-label="Results">
          {chips}
          <div className="mt-3 grid gap-1 text-sm text-muted empty:hidden">{note}</div>
          <div className="mt-3">{children}</div>
        </section>
      </div>
    </div>
  );
}
