import { PageHeading } from '@/components/page/page-heading';
import { Button } from '@/components/ui/button';
import { offlineCause } from '@/lib/offline/offline-cause';

import { SeenPageList } from './seen-page-list';

/** Replaces a page that this browser hasn't stored by links to those that it has. */
export function UnseenPage() {
  const moment = navigator.onLine ? 'the site answers again' : 'the network is back';
  return (
    <div className="page-columns grid justify-items-start gap-6 py-8 sm:py-14">
      <PageHeading title={offlineCause()} />
      <p className="max-w-text text-muted">
        {`This page isn’t stored in this browser. It loads when ${moment}.`}
      </p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <div className="mt-2 w-full">
        <SeenPageList />
      </div>
    </div>
  );
}
