import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/components/lazy-component';
import { ScreenLoading } from '@/layout/screen-loading';
import {
  LoadFailureActions,
  type LoadFailureProps,
  useLoadFailureText,
} from '@/components/load-failure';

function ScreenLoadFailure(failure: LoadFailureProps) {
  const text = useLoadFailureText(
    'Check your connection. The page appears as soon as you’re back online.',
  );
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
