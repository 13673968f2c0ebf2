import { PageHeading } from '@/components/page/page-heading';

import { WatchlistView } from './watchlist-view';

export function WatchlistScreen() {
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title="Watchlist" />
      <div className="mt-8">
        <WatchlistView />
      </div>
    </div>
  );
}
