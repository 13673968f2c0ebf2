import { networkLost } from '@/lib/offline/network';
import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';

import { LostNetwork } from './lost-network';

/** A notice on every page while the network is lost. */
export function OfflineBar() {
  const isLost = useStore(networkLost, false);
  const { Notice = LostNetwork } = useStore(offlineView) ?? {};
  return (
    isLost && (
      <div
        role="status"
        className="pointer-events-auto fixed inset-x-0 bottom-0 z-toast flex flex-wrap gap-x-3 gap-y-1 border-t border-hairline bg-surface px-5 py-3 text-sm"
      >
        <Notice />
      </div>
    )
  );
}
