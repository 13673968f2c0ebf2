import { useSearchParams } from 'react-router-dom';

import { CheckDrawForm } from '@/components/draw/check-draw-form';
import { CheckHeading } from '@/components/draw/check-heading';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { usePools } from '@/lib/economy/draws/reroll-queries';
import { useScrollToTop } from '@/lib/page-history/use-scroll-to-top';

import { PoolList } from './pool-list';
import { PoolView } from './pool-view';
import { Rerolled } from './rerolled';

function Welcome() {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1 lg:min-h-14 lg:flex-nowrap">
      <PageHeading title="Re-Roll" className="shrink-0" />
      <p className="max-w-text text-sm text-muted">
        Put a loose trait into a pool and draw a random one. Only collectors fill the pools, and you
        can see every edition in them. Upgrades go by number of editions, not by rarity.
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
      <div className={cn('grid gap-14', isChecking ? 'mt-10' : 'mt-3 sm:mt-2')}>
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
  const isDense = came === null && !params.has('draw');
  useScrollToTop(came ?? pool ?? '');
  return (
    <div className={cn('page-columns', isDense ? 'py-3 sm:py-2' : 'py-8 sm:py-14')}>
      {came !== null && <Rerolled key={came} id={came} />}
      {came === null && pool !== null && <PoolView key={pool} name={pool} />}
      {came === null && pool === null && <AllPools isChecking={params.has('draw')} />}
    </div>
  );
}
