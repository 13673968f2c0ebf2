import { useContext } from 'react';

import { ArrivalContext } from '@/components/page/arrival-context';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

import { FirstPageContext, mark } from './arrival/first-page';

/** Fills the viewport, so that the footer stays below. Shows prerendered HTML at first. */
export function ScreenLoading() {
  const first = useContext(FirstPageContext);
  const { hasMoved } = useContext(ArrivalContext);
  // Safe to insert, because our own build prerendered this HTML.
  if (first && !hasMoved) return <div {...mark} dangerouslySetInnerHTML={{ __html: first }} />;
  return (
    <div className="page-columns min-h-dvh py-8 sm:py-14">
      <LoadingText>Loading the page</LoadingText>
      <Skeleton className="h-10 w-2/3 max-w-lg rounded-control" />
      <Skeleton className="mt-6 h-5 w-full max-w-text rounded-control" />
      <Skeleton className="mt-3 h-5 w-4/5 max-w-lg rounded-control" />
    </div>
  );
}
