import { useLocation } from 'react-router-dom';

import { LostNetwork } from '@/components/offline/lost-network';
import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';

import { seenMoment } from './seen-moment';

/** Says that the network is lost, and how old the page is. */
export function OfflineNotice() {
  const { pathname, search } = useLocation();
  const page = useStore(offlineView)?.seen.find(({ path }) => path === pathname + search);
  return <LostNetwork seenAt={page && seenMoment(page.at)} />;
}
