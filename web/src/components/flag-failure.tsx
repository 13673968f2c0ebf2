import { AppError } from '@/lib/app-error';
import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';

import { QueryFailure } from './query-failure';

const failed = new AppError('network', 'Check your connection, then try again.');
const offline = new AppError('network', 'You’re offline. Reconnect, then try again.');

/** Offers to retry the request for a feature flag, instead of showing the feature as closed. */
export function FlagFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const isOffline = useStore(offlineView) !== undefined;
  return <QueryFailure title={title} error={isOffline ? offline : failed} onRetry={onRetry} />;
}
