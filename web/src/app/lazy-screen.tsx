import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/components/lazy-component';
import { networkLost } from '@/lib/offline/network';
import { offlineCause } from '@/lib/offline/offline-cause';
import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';
import { ScreenLoading } from '@/layout/screen-loading';
import {
  LoadFailureActions,
  type LoadFailureProps,
  useLoadFailureText,
} from '@/components/load-failure';

function ScreenLoadFailure(failure: LoadFailureProps) {
  const offline = useStore(offlineView);
  const isLost = useStore(networkLost, false);
  const text = useLoadFailureText(
    `${isLost ? offlineCause() : 'Check your connection'}. The page appears as soon as you’re back online.`,
  );
  if (offline) return <offline.UnseenPage />;
  return (
    <div role="alert" className="page-columns grid max-w-text justify-items-start gap-4 py-24">
      <h1 className="font-display text-xl font-extrabold">Couldn’t load this page</h1>
      <p className="text-muted">{text}</p>
      <LoadFailureActions {...failure} />
    </div>
  );
}

export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  source?: string,
): LazyComponent<Props> =>
  lazyComponent(load, { loading: <ScreenLoading />, Failed: ScreenLoadFailure, source });
