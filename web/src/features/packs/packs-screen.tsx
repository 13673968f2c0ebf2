import { PageHeading } from '@/components/page/page-heading';

import { CheckDrawForm } from './check-draw-form';
import { DropList } from './drop-list';

/** Drops, and any draw that somebody wants to check. */
export function PacksScreen() {
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title="Packs" />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Sealed sets of five traits. Every edition is listed before the first pack is sold.
      </p>
      <div className="mt-10 grid gap-14">
        <DropList />
        <CheckDrawForm />
      </div>
    </div>
  );
}
