import { offlineView } from '@/lib/offline/offline-view';
import type { SeenPages } from '@/lib/offline/seen-pages';
import type { OfflineServices } from '@/lib/offline/services';
import { hasUnsavedWork } from '@/lib/site-update/unsaved-work';

import { OfflineNotice } from './offline-notice';
import { UnseenPage } from './unseen-page';

/** How often a visible page checks whether the site answers again, in ms. */
export const PROBE_MS = 10_000;
const PROBE_TIMEOUT_MS = 5000;

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

type Options = {
  /** Whether the service worker opened the document. */
  isOpened: boolean;
  reload?: () => void;
};

/** Says that the page is old, until the site answers again. Then, loads everything again. */
export const showOffline = async (
  { queryClient, session }: OfflineServices,
  pages: Pick<SeenPages, 'list'>,
  { isOpened, reload = () => location.reload() }: Options,
): Promise<void> => {
  const path = location.pathname + location.search;
  // A page that a slow network opened might be opened by it again and again.
  const reloads = isOpened && !navigator.onLine;
  const list = async () => {
    const seen = await pages.list();
    const isSeen = seen.some((page) => page.path === path);
    const unseen = isOpened && !isSeen ? path : undefined;
    offlineView.write({ seen, unseen, Notice: OfflineNotice, UnseenPage });
  };
  document.documentElement.dataset['offline'] = '';
  await list();
  // A sign-out deletes the pages.
  const unsubscribe = session.subscribe(() => void list());

  let isOver = false;
  const back = async (): Promise<void> => {
    if (!(await isReachable()) || isOver) return;
    isOver = true;
    window.removeEventListener('online', back);
    clearInterval(probing);
    unsubscribe();
    if (reloads && !hasUnsavedWork()) {
      reload();
      return;
    }
    delete document.documentElement.dataset['offline'];
    offlineView.write(undefined);
    void queryClient.invalidateQueries();
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined);
  };
  window.addEventListener('online', back);
  const probing = setInterval(() => {
    if (document.visibilityState === 'visible') void back();
  }, PROBE_MS);
};
