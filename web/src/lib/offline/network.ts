import type { QueryClient } from '@tanstack/react-query';

import { AppError } from '../app-error';
import { createStore } from '../store';

/** How often a visible page checks whether the site answers again, in ms. */
export const PROBE_MS = 10_000;
const PROBE_TIMEOUT_MS = 5000;

/** Whether the network is lost. The browser's `navigator.onLine` is also true without internet. */
export const networkLost = createStore(false);

const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
};

/**
 * Follows the network until the returned function is called: checks whether the site answers when the
 * browser reports a change or a request fails. Once it answers again, fetches all shown data.
 */
export const watchNetwork = (queryClient: QueryClient): (() => void) => {
  let probe: Promise<boolean> | undefined;
  let probing: ReturnType<typeof setInterval> | undefined;

  const write = (isLost: boolean): void => {
    if (isLost === networkLost.read()) return;
    document.documentElement.toggleAttribute('data-offline', isLost);
    clearInterval(probing);
    if (isLost) probing = setInterval(() => document.hidden || void check(), PROBE_MS);
    networkLost.write(isLost);
    if (isLost) return;
    void queryClient.invalidateQueries();
    // Code that failed to load waits for this event, which the browser may not have sent.
    window.dispatchEvent(new Event('online'));
  };

  const check = async (): Promise<void> => {
    const own = isReachable();
    probe = own;
    const isReached = await own;
    // A later check is more recent.
    if (probe !== own) return;
    probe = undefined;
    write(!isReached);
  };

  const onFailure = (): void => {
    if (!networkLost.read() && !probe) void check();
  };
  const onCall = (event: { type: string; action?: { type: string; error?: unknown } }): void => {
    const { error } = event.action ?? {};
    if (error instanceof AppError && error.kind === 'network') onFailure();
  };

  const onOnline = (): void => {
    if (networkLost.read() || probe) void check();
  };

  window.addEventListener('offline', check);
  window.addEventListener('online', onOnline);
  window.addEventListener('vite:preloadError', onFailure);
  const unsubscribe = [
    queryClient.getQueryCache().subscribe(onCall),
    queryClient.getMutationCache().subscribe(onCall),
  ];
  // The service worker has opened the document, or the browser has taken it from its cache.
  write(document.documentElement.dataset['offline'] !== undefined || !navigator.onLine);
  return () => {
    window.removeEventListener('offline', check);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('vite:preloadError', onFailure);
    for (const stop of unsubscribe) stop();
    clearInterval(probing);
  };
};
