import type { ComponentType } from 'react';

import { lazyComponent } from '@/components/lazy-component';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

/** A placeholder with the viewport's height, so that the content below doesn't shift. */
function PartLoading() {
  return (
    <div className="grid min-h-dvh content-start gap-4">
      <LoadingText>Loading</LoadingText>
      <Skeleton className="h-11 w-48 rounded-control" />
      <Skeleton className="h-40 w-full max-w-text rounded-control" />
    </div>
  );
}

export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  source?: string,
): ComponentType<Props> => lazyComponent(load, { loading: <PartLoading />, source });
