import { useSearchParams } from 'react-router-dom';

import { CheckDrawForm } from '@/components/draw/check-draw-form';
import { CheckHeading } from '@/components/draw/check-heading';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { usePools } from '@/lib/economy/draws/reroll-queries';
import { useScrollToTop } from '@/lib/page-history/use-scroll-to-top';

import { PoolList } from './pool-list';
import { PoolView } from './pool-view';
import { Rerolled } from './rerolled';

function Welcome() {
  return (
    <div>
      <PageHeading title="Re-Roll" />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Put a loose trait into a pool and draw a random one. Only collectors fill the pools, and you
        can see every edition in them.
      </p>
    </div>
  );
}

/** One form for the overview and the check of a draw, so that its text and focus survive. */
function AllPools({ isChecking }: { isChecking: boolean }) {
  const { isPending } = usePools();
  return (
    <>
      {isChecking ? <CheckHeading to={paths.reroll} label="All pools" /> : <Welcome />}
      <div className="mt-10 grid gap-14">
        {!isChecking && <PoolList />}
        {/* Hidden while the pools, which would push it down, load. */}
        <div hidden={isPending && !isChecking}>
          <CheckDrawForm />
        </div>
      </div>
    </>
  );
}

export function RerollScreen() {
  const [params] = useSearchParams();
  const [pool, came] = [params.get('pool'), params.get('came')];
  useScrollToTop(came ?? pool ?? '');
  return (
    <div className="page-columns py-8 sm:py-14">
      {came !== null && <Rerolled key={came} id={came} />}
      {came === null && pool !== null && <PoolView key={pool} name={pool} />}
      {came === null && pool === null && <AllPools isChecking={params.has('draw')} />}
    </div>
  );
}
