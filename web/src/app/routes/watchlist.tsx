import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const WatchlistScreen = lazyScreen(
  async () => (await import('@/features/watchlist/watchlist-screen')).WatchlistScreen,
);
const WatchlistClosed = lazyScreen(
  async () => (await import('@/features/watchlist/watchlist-closed')).WatchlistClosed,
);

export default function Watchlist() {
  return <FeatureGate flag="watchlist" open={<WatchlistScreen />} closed={<WatchlistClosed />} />;
}
