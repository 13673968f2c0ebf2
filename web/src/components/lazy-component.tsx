import type { ComponentType, ReactNode } from 'react';

import { lazyModule, type LazyModule } from '@/lib/lazy-module';
import { useLazyModule } from '@/lib/use-lazy-module';

import { LoadFailure, type LoadFailureProps } from './load-failure';

type Places = {
  /** What stands there while it loads: nothing unless told. */
  loading?: ReactNode;
  /** What stands there when it did not load; null where nobody asked for it. */
  Failed?: ComponentType<LoadFailureProps> | null;
};

/** It can be loaded before it is drawn. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  code: LazyModule<ComponentType<Props>>;
};

/**
 * A component whose code loads when it is first drawn. Unlike React's `lazy` it shows at once that it
 * loads, whatever stood there before, and can be tried again when it failed.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Failed = LoadFailure }: Places = {},
): LazyComponent<Props> => {
  const lazy = lazyModule(load, { hasNoFailureView: Failed === null });
  function Lazy(props: Props) {
    const state = useLazyModule(lazy);
    if (state.kind === 'loading') return loading;
    if (state.kind === 'failed')
      return Failed && <Failed tries={state.tries} onRetry={lazy.load} />;
    return <state.module {...props} />;
  }
  return Object.assign(Lazy, { code: lazy });
};
