import { lazyComponent } from '@/components/lazy-component';
import { paths } from '@/config/paths';

import { HomeSection } from '../home-section';
import { saleFrame, SalesSkeleton } from './sale-frame';

const loading = <SalesSkeleton />;

const SalesList = lazyComponent(async () => (await import('./sales-list')).SalesList, {
  loading,
  whenNear: true,
});

export function LatestSales() {
  return (
    <HomeSection id="sales" title="Latest sales" to={paths.activity} all="All activity">
      <SalesList frame={saleFrame} skeleton={loading} />
    </HomeSection>
  );
}
