import { Link } from 'react-router-dom';

import { PageHeading } from '@/components/page/page-heading';
import { Button } from '@/components/ui/button';
import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { offlineView } from '@/lib/offline/offline-view';
import type { SeenPage } from '@/lib/offline/seen-pages';
import { useStore } from '@/lib/use-store';

import { offlineCause } from './offline-cause';
import { seenMoment } from './seen-moment';

const SUFFIX = ` · ${PRODUCT_NAME}`;

const nameOf = ({ path, title }: SeenPage): string => {
  if (path === paths.home) return 'Home';
  return title.endsWith(SUFFIX) ? title.slice(0, -SUFFIX.length) : title;
};

/** Replaces a page that this browser hasn't stored by links to those that it has. */
export function UnseenPage() {
  const seen = useStore(offlineView)?.seen ?? [];
  const moment = navigator.onLine ? 'the site answers again' : 'the network is back';
  const reason = `This page isn’t stored in this browser. It loads when ${moment}.`;
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title={offlineCause()} />
      <p className="mt-5 max-w-text text-muted">
        {seen.length > 0 ? `${reason} Until then, you can open these pages:` : reason}
      </p>
      <Button variant="outline" className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </Button>
      {seen.length > 0 && (
        <ul aria-label="Pages that you saw" className="mt-8 max-w-text divide-y divide-hairline">
          {seen.map((page) => (
            <li key={page.path} className="flex items-baseline justify-between gap-4 py-3">
              <Link to={page.path} className="min-w-0 truncate font-semibold hover:underline">
                {nameOf(page)}
              </Link>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {seenMoment(page.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
