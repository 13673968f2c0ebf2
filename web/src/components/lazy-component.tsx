import { useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react';

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
  /** Whether it loads only once its place comes near the viewport. Until then, `loading` is shown. */
  whenNear?: boolean;
};

/** Near enough that the code has usually loaded before its place is seen. */
const NEAR = { rootMargin: '400px' };

/** Renders its children once its place comes near the viewport. */
export function WhenNear({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const observe = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      NEAR,
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={observe}>{loading}</div>;
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  code: LazyModule<ComponentType<Props>>;
};

/** Loads a component on demand. Unlike `lazy`, shows its loading state and can retry. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Failed = LoadFailure, source, whenNear = false }: Places = {},
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
  const Near = (props: Props) => (
    <WhenNear loading={loading}>
      <Lazy {...props} />
    </WhenNear>
  );
  return Object.assign(whenNear ? Near : Lazy, { code: lazy });
};
