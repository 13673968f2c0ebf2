import { lazy } from 'react';

import { FeatureGate } from '../feature-gate';

const BrowseScreen = lazy(() =>
  import('@/features/browse/browse-screen').then((module) => ({ default: module.BrowseScreen })),
);
const MarketScreen = lazy(() =>
  import('@/features/traits/market-screen').then((module) => ({ default: module.MarketScreen })),
);

export default function Market() {
  return <FeatureGate flag="market" open={<BrowseScreen />} closed={<MarketScreen />} />;
}
