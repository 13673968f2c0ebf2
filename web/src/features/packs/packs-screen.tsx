import { useSearchParams } from 'react-router-dom';

import { CheckDrawForm } from '@/components/draw/check-draw-form';
import { CheckHeading } from '@/components/draw/check-heading';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
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
    <div className="grid items-center gap-8 md:grid-cols-12 lg:gap-12">
      <div className="min-w-0 md:col-span-7">
        <PageHeading title="Packs" />
        <p className="mt-5 max-w-text text-lg text-balance text-muted">
          Sealed sets of five traits. Every edition is listed before the first pack is sold, and
          your browser checks every draw.
        </p>
      </div>
      <div className="md:col-span-5">
        <OwnPacks />
      </div>
    </div>
  );
}

/** One form for the overview and the check of a draw, so that its text and focus survive. */
function AllDrops({ isChecking }: { isChecking: boolean }) {
  const { isPending } = useDrops();
  return (
    <>
      {isChecking ? <CheckHeading to={paths.packs} label="All drops" /> : <Welcome />}
      <div className="mt-10 grid gap-14">
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
  useScrollToTop(opened ?? drop ?? '');
  return (
    <div className="page-columns py-8 sm:py-14">
      {opened !== null && <OpenedPacks key={opened} id={opened} />}
      {opened === null && drop !== null && <DropView key={drop} id={drop} />}
      {opened === null && drop === null && <AllDrops isChecking={params.has('draw')} />}
    </div>
  );
}
