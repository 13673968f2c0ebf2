import { useContext, type ComponentType, type ReactNode } from 'react';

import { isServerRendered, lazyModule, type LazyModule } from '@/lib/lazy-module';
import { ServerRenderContext } from '@/lib/rendering/server-render';
import { useLazyModule } from '@/lib/use-lazy-module';

import { LoadFailure, type LoadFailureProps } from './load-failure';

type Places = {
  loading?: ReactNode;
  /** Shown when the code fails to load. Null shows nothing, for parts not requested by users. */
  Failed?: ComponentType<LoadFailureProps> | null;
  /** The module's path in `src/`. Without it, the server renders the loading state. */
  source?: string | undefined;
};

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  code: LazyModule<ComponentType<Props>>;
};

/** Loads a component on demand. Unlike `lazy`, shows its loading state and can retry. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Failed = LoadFailure, source }: Places = {},
): LazyComponent<Props> => {
  const lazy = lazyModule(load, { hasNoFailureView: Failed === null, source });
  function Lazy(props: Props) {
    const server = useContext(ServerRenderContext);
    const canRender = !server || (source !== undefined && server.needModule(source, lazy));
    const isRendered = server !== undefined || (source !== undefined && isServerRendered(source));
    const state = useLazyModule(lazy, true, isRendered);
    if (!canRender || state.kind === 'loading') return loading;
    if (state.kind === 'failed')
      return Failed && <Failed tries={state.tries} onRetry={lazy.load} />;
    return <state.module {...props} />;
  }
  return Object.assign(Lazy, { code: lazy });
};
