import { Link } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { paths } from '@/config/paths';

import { saleFrame, SalesSkeleton } from './sale-frame';

const loading = <SalesSkeleton />;

const SalesList = lazyComponent(async () => (await import('./sales-list')).SalesList, {
  loading,
  whenNear: true,
});

export function LatestSales() {
  return (
    <section aria-labelledby="sales" className="page-columns pt-20 sm:pt-28">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="sales" className="font-display text-xl font-extrabold">
          Latest sales
        </h2>
        <Link
          to={paths.activity}
          className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
        >
          All activity
        </Link>
      </div>
      <SalesList frame={saleFrame} skeleton={loading} />
    </section>
  );
}
