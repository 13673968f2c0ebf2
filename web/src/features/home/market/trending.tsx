import { lazyComponent } from '@/components/lazy-component';
import { paths } from '@/config/paths';

import { HomeSection } from '../home-section';
import { trendingFrame, TrendingSkeleton } from './trending-frame';

const loading = <TrendingSkeleton />;

const TrendingList = lazyComponent(async () => (await import('./trending-list')).TrendingList, {
  loading,
  whenNear: true,
});

export function Trending() {
  return (
    <HomeSection
      id="trending"
      title="Trending in 24 hours"
      to={`${paths.collections}?period=day`}
      all="All rankings"
    >
      <TrendingList className={trendingFrame} skeleton={loading} />
    </HomeSection>
  );
}
