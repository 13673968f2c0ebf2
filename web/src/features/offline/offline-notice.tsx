import { useLocation } from 'react-router-dom';

import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';

import { offlineCause } from './offline-cause';
import { seenMoment } from './seen-moment';

/** Says that the network is lost, and how old the page is. */
export function OfflineNotice() {
  const { pathname, search } = useLocation();
  const page = useStore(offlineView)?.seen.find(({ path }) => path === pathname + search);
  const cause = `${offlineCause()}.`;
  return (
    <div
      role="status"
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-toast flex flex-wrap gap-x-3 gap-y-1 border-t border-hairline bg-surface px-5 py-3 text-sm"
    >
      {page ? (
        <>
          <p className="font-semibold">{`${cause} Showing what you saw at ${seenMoment(page.at)}.`}</p>
          <p className="text-muted">
            Prices may be out of date. You need the network to buy or sign.
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold">{cause}</p>
          <p className="text-muted">You need the network for this page, and to buy or sign.</p>
        </>
      )}
    </div>
  );
}
