import type { DehydratedState } from '@tanstack/react-query';

import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { isStoredPage, lacksPublicData, publicQueries } from '@/lib/offline/public-queries';
import { offlineView } from '@/lib/offline/offline-view';
import type { SeenPages } from '@/lib/offline/seen-pages';
import type { OfflineServices } from '@/lib/offline/services';

/** How long data must be unchanged before a page is stored, in ms. */
const SETTLED_MS = 1000;
/** How often the same page is stored again, in ms. */
const AGAIN_MS = 20_000;

type StoredQuery = DehydratedState['queries'][number];

const isOfMarket = ({ queryKey }: StoredQuery): boolean => queryKey[0] === ECONOMY_QUERIES;
const updatedAt = ({ state }: StoredQuery): number => state.dataUpdatedAt;

type Pages = Pick<SeenPages, 'save'> & { owner: () => string };

/**
 * Stores the shown page with its public data each time that new data has arrived. Returns a function
 * that stores pending data immediately.
 */
export const rememberPages = (
  { queryClient }: Pick<OfflineServices, 'queryClient'>,
  pages: Pages,
): (() => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { path: '', at: 0 };

  const pathNow = (): string => location.pathname + location.search;

  const remember = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const path = pathNow();
    const address = pages.owner() || undefined;
    // Old data would seem to be new.
    if (offlineView.read() !== undefined || !isStoredPage(path, address)) return;
    // Offline, the page would claim to show what it never loaded.
    if (lacksPublicData(queryClient)) return;
    last = { path, at: Date.now() };
    const queries = publicQueries(queryClient, address);
    // While the site doesn't answer, failed requests must not make old data seem new.
    const at = Math.min(last.at, ...queries.filter(isOfMarket).map(updatedAt));
    // A page that can't be stored isn't there offline.
    await pages.save({ path, title: document.title, at }, queries).catch(() => undefined);
  };

  const schedule = (): void => {
    const isSame = last.path === pathNow();
    // Data that never stops changing must not postpone a page for ever.
    if (timer !== undefined && isSame) return;
    clearTimeout(timer);
    const delay = isSame ? Math.max(SETTLED_MS, last.at + AGAIN_MS - Date.now()) : SETTLED_MS;
    timer = setTimeout(() => void remember(), delay);
  };

  const flush = async (): Promise<void> => {
    if (timer !== undefined) await remember();
  };

  queryClient.getQueryCache().subscribe(schedule);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  schedule();
  return flush;
};
