import type { NoticePage } from '@trait-market/contract/economy/notices';
import { Link } from 'react-router-dom';

import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

import { PanelLoading } from './panel-loading';
import { NoticeRow } from './notice-row';
import { ReadAllButton } from './read-all-button';
import { useReadNotices } from './use-read-notices';

type NoticePanelProps = {
  page: NoticePage | undefined;
  fetchedAt: Date;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
};

export function NoticePanel({ page, fetchedAt, error, isFetching, onRetry }: NoticePanelProps) {
  const { mutate: read } = useReadNotices();
  const latest = page?.latest;
  const shown = page?.items.filter(({ readAt }) => readAt === null).length ?? 0;
  const older = (page?.unread ?? 0) - shown;
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-hairline py-1 pr-1 pl-3">
        <h2 className="font-display text-base font-bold">Notifications</h2>
        {page && latest && <ReadAllButton latest={latest} unread={page.unread} variant="ghost" />}
      </div>
      <div className="max-h-[min(32rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain p-1">
        {error !== null && (
          <div className="p-2">
            <QueryFailure
              title="Couldn’t load your notifications"
              isOutOfDate={page !== undefined}
              error={error}
              isRetrying={isFetching}
              onRetry={onRetry}
            />
          </div>
        )}
        {!page && error === null && <PanelLoading />}
        {page?.items.length === 0 && (
          <p className="p-3 text-sm text-muted">
            You’ll see here what you sell, offers you receive and what happens to your orders.
          </p>
        )}
        {page && page.items.length > 0 && (
          <ul>
            {page.items.map((notice) => (
              <li key={notice.id}>
                <NoticeRow
                  notice={notice}
                  now={fetchedAt}
                  onOpen={() => notice.readAt === null && read({ body: { ids: [notice.id] } })}
                />
              </li>
            ))}
          </ul>
        )}
        {older > 0 && (
          <Link
            to={paths.unreadNotices}
            className="flex min-h-10 items-center rounded-tag px-3 text-sm font-semibold hover:bg-surface-raised"
          >
            {`${grouped(older)} more unread`}
          </Link>
        )}
      </div>
      <p className="border-t border-hairline p-1">
        <Link
          to={paths.dashboardNotices}
          className="flex min-h-10 items-center justify-center rounded-tag px-3 text-sm font-semibold hover:bg-surface-raised"
        >
          See all notifications and settings
        </Link>
      </p>
    </>
  );
}
