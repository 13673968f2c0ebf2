import { useSearchParams } from 'react-router-dom';

import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { FilterLinks } from '@/components/filter-links';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { paths } from '@/config/paths';

import { NoticeRow } from './notice-row';
import { NoticeSettings } from './notice-settings';
import { ReadAllButton } from './read-all-button';
import { useNotices } from './use-notices';
import { useReadNotices } from './use-read-notices';

type Show = 'all' | 'unread';

function Empty({ show }: { show: Show }) {
  return (
    <div className="max-w-text">
      <p className="mb-5 text-muted">
        {show === 'unread'
          ? 'You’ve read everything.'
          : 'Nothing yet. You’ll see here what you sell, offers you receive and what happens to your orders.'}
      </p>
      {show === 'all' && <NextLink to={paths.market}>Go to the market</NextLink>}
    </div>
  );
}

function NoticeList({ show }: { show: Show }) {
  const list = useNotices(show);
  const { mutate: read } = useReadNotices();
  const { items, first, error } = list;
  const latest = first?.latest;
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <FilterLinks
          label="Notifications"
          param="show"
          current={show}
          choices={[
            ['all', 'All'],
            ['unread', first && first.unread > 0 ? `Unread ${first.unread}` : 'Unread'],
          ]}
        />
        {first && latest && (
          <ReadAllButton latest={latest} unread={first.unread} variant="outline" />
        )}
      </div>
      {error && (
        <div className="mb-6">
          <QueryFailure
            title="Couldn’t load your notifications"
            isOutOfDate={items !== undefined}
            error={error}
            isRetrying={list.isFetching}
            onRetry={list.retry}
          />
        </div>
      )}
      {!items && !error && <RowsSkeleton label="Loading your notifications" count={8} />}
      {items?.length === 0 && <Empty show={show} />}
      {items && items.length > 0 && (
        <>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map((notice) => (
              <li key={notice.id} className="py-1">
                <NoticeRow
                  notice={notice}
                  now={list.fetchedAt}
                  onOpen={() => notice.readAt === null && read({ body: { ids: [notice.id] } })}
                />
              </li>
            ))}
          </ul>
          <ShowMore
            shown={items.length}
            total={list.total}
            name="notifications"
            isLoading={list.isFetchingNextPage}
            onMore={list.fetchMore}
          />
        </>
      )}
    </>
  );
}

export function NoticesView() {
  const [searchParams] = useSearchParams();
  const show = searchParams.get('show') === 'unread' ? 'unread' : 'all';
  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-8">
        <NoticeList key={show} show={show} />
      </div>
      <div className="lg:col-span-4">
        <NoticeSettings />
      </div>
    </div>
  );
}
