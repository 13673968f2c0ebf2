import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const BrowseScreen = lazyScreen(
  async () => (await import('@/features/browse/browse-screen')).BrowseScreen,
);
const MarketScreen = lazyScreen(
  async () => (await import('@/features/traits/market-screen')).MarketScreen,
);

export default function Market() {
  return <FeatureGate flag="market" open={<BrowseScreen />} closed={<MarketScreen />} />;
}
