import { PageHeading } from '@/components/page/page-heading';

import { WatchlistView } from './watchlist-view';

export function WatchlistScreen() {
  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Watchlist" />
      <div className="mt-8">
        <WatchlistView />
      </div>
    </div>
  );
}
