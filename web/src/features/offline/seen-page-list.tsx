import { Link } from 'react-router-dom';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { offlineView } from '@/lib/offline/offline-view';
import type { SeenPage } from '@/lib/offline/seen-pages';
import { useStore } from '@/lib/use-store';

import { seenMoment } from './seen-moment';

const SUFFIX = ` · ${PRODUCT_NAME}`;

const nameOf = ({ path, title }: SeenPage): string => {
  if (path === paths.home) return 'Home';
  return title.endsWith(SUFFIX) ? title.slice(0, -SUFFIX.length) : title;
};

/** Links to the pages that this browser has stored, if there are any. */
export function SeenPageList() {
  const seen = useStore(offlineView)?.seen ?? [];
  return (
    seen.length > 0 && (
      <div className="max-w-text">
        <p className="text-muted">Until then, you can open these pages:</p>
        <ul aria-label="Pages that you saw" className="mt-4 divide-y divide-hairline">
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
      </div>
    )
  );
}
