import { networkLost } from '@/lib/offline/network';
import { offlineView } from '@/lib/offline/offline-view';
import type { SeenPages } from '@/lib/offline/seen-pages';
import type { OfflineServices } from '@/lib/offline/services';
import { hasUnsavedWork } from '@/lib/site-update/unsaved-work';

import { OfflineNotice } from './offline-notice';
import { SeenPageList } from './seen-page-list';
import { UnseenPage } from './unseen-page';

type Options = {
  /** Whether the service worker opened the document. */
  isOpened: boolean;
  reload?: () => void;
};

/** Says that the page is old until the network is back. A page that was opened offline reloads then. */
export const showOffline = async (
  { session }: Pick<OfflineServices, 'session'>,
  pages: Pick<SeenPages, 'list'>,
  { isOpened, reload = () => location.reload() }: Options,
): Promise<void> => {
  const path = location.pathname + location.search;
  // A page that a slow network opened might be opened by it again and again.
  const reloads = isOpened && !navigator.onLine;
  const list = async () => {
    const seen = await pages.list();
    if (!networkLost.read()) return;
    const isSeen = seen.some((page) => page.path === path);
    const unseen = isOpened && !isSeen ? path : undefined;
    offlineView.write({ seen, unseen, Notice: OfflineNotice, UnseenPage, SeenPages: SeenPageList });
  };
  const end = async (): Promise<void> => {
    if (networkLost.read()) return;
    for (const stop of unsubscribe) stop();
    if (reloads && !hasUnsavedWork()) {
      reload();
      return;
    }
    offlineView.write(undefined);
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined);
  };
  // A sign-out deletes the pages.
  const unsubscribe = [
    session.subscribe(() => void list()),
    networkLost.subscribe(() => void end()),
  ];
  await list();
};
