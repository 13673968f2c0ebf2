import { useSearchParams } from 'react-router-dom';

import { CheckDrawForm } from '@/components/draw/check-draw-form';
import { CheckHeading } from '@/components/draw/check-heading';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useScrollToTop } from '@/lib/page-history/use-scroll-to-top';

import { DropList } from './drop-list';
import { useDrops } from './use-drops';
import { DropView } from './drop/drop-view';
import { OpenedPacks } from './opened/opened-packs';
import { OpenedHistory } from './own/opened-history';
import { OwnPacks } from './own/own-packs';
import { SpendingLimits } from './own/spending-limits';

function Welcome() {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-1 lg:grid-cols-[auto_minmax(0,1fr)_18rem] xl:grid-cols-[auto_minmax(0,1fr)_31rem]">
      <PageHeading title="Packs" />
      <div className="grid min-h-14 min-w-0 items-center lg:order-last">
        <OwnPacks />
      </div>
      <p className="max-w-text text-sm text-muted max-lg:col-span-2">
        Sealed sets of five traits. Every edition is listed before the first pack is sold, and your
        browser checks every draw.
      </p>
    </div>
  );
}

/** One form for the overview and the check of a draw, so that its text and focus survive. */
function AllDrops({ isChecking }: { isChecking: boolean }) {
  const { isPending } = useDrops();
  return (
    <>
      {isChecking ? <CheckHeading to={paths.packs} label="All drops" /> : <Welcome />}
      <div className={cn('grid gap-14', isChecking ? 'mt-10' : 'mt-3 sm:mt-2')}>
        {!isChecking && <DropList />}
        {/* Hidden while the drops, which would push it down, load. */}
        <div hidden={isPending && !isChecking} className="grid gap-14">
          {!isChecking && (
            <>
              <OpenedHistory />
              <SpendingLimits />
            </>
          )}
          <CheckDrawForm />
        </div>
      </div>
    </>
  );
}

export function PacksScreen() {
  const [params] = useSearchParams();
  const drop = params.get('drop');
  const opened = params.get('opened');
  const isDense = opened === null && drop === null && !params.has('draw');
  useScrollToTop(opened ?? drop ?? '');
  return (
    <div className={cn('page-columns', isDense ? 'py-3 sm:py-2' : 'py-8 sm:py-14')}>
      {opened !== null && <OpenedPacks key={opened} id={opened} />}
      {opened === null && drop !== null && <DropView key={drop} id={drop} />}
      {opened === null && drop === null && <AllDrops isChecking={params.has('draw')} />}
    </div>
  );
}
