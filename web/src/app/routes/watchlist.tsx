import { ClosedPage } from '@/components/page/empty-page';
import { paths } from '@/config/paths';
import { QuickBuyOfView } from '@/features/quick-buy/quick-buy-of-card';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const WatchlistScreen = lazyScreen(
  async () => (await import('@/features/watchlist/watchlist-screen')).WatchlistScreen,
);

const closed = (
  <ClosedPage title="Watchlist" next={['Search for traits', paths.market]}>
    The watchlist isn’t open yet. Once it is, you’ll keep an eye on traits, collections and
    collectors here.
  </ClosedPage>
);

export default function Watchlist() {
  return (
    <FeatureGate flag="watchlist" closed={closed}>
      <Actions>
        <WatchlistScreen />
        <QuickBuyOfView />
      </Actions>
    </FeatureGate>
  );
}
