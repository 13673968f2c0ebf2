import { detectUpdate, markShown } from './site-update/site-update';
import { createStore, type Readable } from './store';

export const settled = async ({ read, subscribe, load }: LazyModule<unknown>): Promise<void> => {
  load();
  // A retry begins to load in a microtask.
  await Promise.resolve();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (read().kind !== 'loading') resolve();
    };
    subscribe(look);
    look();
  });
};

/** Loads all code that the server renders, so that the first visitor of a page doesn't wait for it. */
export const loadAllServerModules = async (): Promise<void> => {
  let loaded = 0;
  while (loaded < serverModules.size) {
    loaded = serverModules.size;
    // Loaded modules declare further ones.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await Promise.all([...serverModules.values()].map(settled));
  }
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
  /** The module's path in `src/`, if the server renders it. */
  source?: string | undefined;
};

const serverModules = new Map<string, LazyModule<unknown>>();

/** The modules that the server rendered and that have loaded before hydration. */
const rendered = new Set<string>();
export const isServerRendered = (source: string): boolean => rendered.has(source);

/**
 * Loads the code that the server rendered, outer modules first, because they declare the inner.
 * Returns whether all of it has loaded.
 */
export const loadServerModules = async (sources: readonly string[]): Promise<boolean> => {
  for (const source of sources) {
    const lazy = serverModules.get(source);
    // Each module declares the next one.
    // oxlint-disable-next-line eslint/no-await-in-loop
    if (lazy) await settled(lazy);
    if (lazy?.read().kind !== 'loaded') return false;
    rendered.add(source);
  }
  return true;
};

/** Doesn't cache failures: the next use retries, and so does the `online` event. */
export const lazyModule = <Module>(
  fetchModule: () => Promise<Module>,
  { hasNoFailureView = false, source }: Options = {},
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
        globalThis.addEventListener?.('online', load);
        write({ kind: 'failed', tries });
      },
    );
  };

  const lazy = { read, subscribe, load };
  if (source !== undefined) serverModules.set(source, lazy);
  return lazy;
};
