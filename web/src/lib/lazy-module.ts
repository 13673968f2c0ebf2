import { detectUpdate, markShown } from './site-update/site-update';
import { createStore, type Readable } from './store';

export const settled = async ({ read, subscribe, load }: LazyModule<unknown>): Promise<void> => {
  load();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (read().kind !== 'loading') resolve();
    };
    subscribe(look);
    look();
  });
};

/** The state of lazily loaded code. `tries` counts failures since the page load. */
export type LoadState<Module> =
  | { kind: 'loading' }
  | { kind: 'failed'; tries: number }
  | { kind: 'loaded'; module: Module };

export type LazyModule<Module> = Readable<LoadState<Module>> & {
  load: () => void;
};

type Options = {
  /** No part of the page shows the failure, so `handleLoadFailure` offers a reload. */
  hasNoFailureView?: boolean;
};

/** Doesn't cache failures: the next use retries, and so does the `online` event. */
export const lazyModule = <Module>(
  fetchModule: () => Promise<Module>,
  { hasNoFailureView = false }: Options = {},
): LazyModule<Module> => {
  const { read, subscribe, write } = createStore<LoadState<Module>>({ kind: 'loading' });
  let isAsked = false;
  let tries = 0;

  const load = (): void => {
    if (isAsked) return;
    isAsked = true;
    // Deferred, because it may be requested during a render.
    if (read().kind === 'failed') queueMicrotask(() => isAsked && write({ kind: 'loading' }));
    globalThis.removeEventListener?.('online', load);
    fetchModule().then(
      (module) => write({ kind: 'loaded', module }),
      async (error: unknown) => {
        if (!hasNoFailureView) markShown(error);
        // The failure view says whether the connection or an update is the cause.
        await detectUpdate(error);
        isAsked = false;
        tries += 1;
        window.addEventListener('online', load);
        write({ kind: 'failed', tries });
      },
    );
  };

  return { read, subscribe, load };
};
