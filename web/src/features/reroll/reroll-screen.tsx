import { useSearchParams } from 'react-router-dom';

import { RerollArt } from '@/components/art/reroll-art';
import { CheckDrawForm } from '@/components/draw/check-draw-form';
import { PageHeading } from '@/components/page/page-heading';

import { PoolList } from './pool-list';
import { PoolView } from './pool-view';
import { Rerolled } from './rerolled';

function AllPools() {
  return (
    <>
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="min-w-0 lg:col-span-7">
          <PageHeading title="Re-Roll" />
          <p className="mt-5 max-w-text text-lg text-balance text-muted">
            Put a loose trait into a pool and get another one out by chance. Every pool is filled by
            collectors alone, and you see it to the last edition.
          </p>
        </div>
        <div className="lg:col-span-5">
          <RerollArt />
        </div>
      </div>
      <div className="mt-10 grid gap-14">
        <PoolList />
        <CheckDrawForm />
      </div>
    </>
  );
}

/** Pools, and one of them or what came of a re-roll by its id in the address. Any draw can be checked. */
export function RerollScreen() {
  const [params] = useSearchParams();
  const [pool, came] = [params.get('pool'), params.get('came')];
  return (
    <div className="page-columns py-8 sm:py-14">
      {came !== null && <Rerolled key={came} id={came} />}
      {came === null && pool !== null && <PoolView key={pool} name={pool} />}
      {came === null && pool === null && <AllPools />}
    </div>
  );
}
