import type { ComponentType } from 'react';

import { lazyComponent } from '@/components/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';

/** As tall as the window: what stands below comes into sight only once it knows its place. */
function PartLoading() {
  return (
    <div className="grid min-h-dvh content-start gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-11 w-48 rounded-control" />
      <Skeleton className="h-40 w-full max-w-text rounded-control" />
    </div>
  );
}

/** What stands under a screen's own heading and whose code loads when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyComponent(load, { loading: <PartLoading /> });
