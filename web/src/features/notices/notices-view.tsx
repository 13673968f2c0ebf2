import { useSearchParams } from 'react-router-dom';

import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { FilterLinks } from '@/components/filter-links';
import { paths } from '@/config/paths';

import { NoticeRow } from './notice-row';
import { NoticeSettings } from './notice-settings';
import { ReadAllButton } from './read-all-button';
import { useNotices } from './use-notices';
import { useReadNotices } from './use-read-notices';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';

type Show = 'all' | 'unread';

function Empty({ show }: { show: Show }) {
  return show === 'unread' ? (
    <EmptyNote next={['Show all notifications', paths.dashboardNotices]}>
      You’ve read everything.
    </EmptyNote>
  ) : (
    <EmptyNote next={['Go to the market', paths.market]}>
      You’ll see here what you sell, offers you receive and what happens to your orders.
    </EmptyNote>
  );
}

function NoticeList({ show }: { show: Show }) {
  const list = useNotices(show);
  const { mutate: read } = useReadNotices();
  const { first } = list;
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
      <PagedList
        list={list}
        name="notifications"
        failure="Couldn’t load your notifications"
        loading={<RowsSkeleton label="Loading your notifications" count={8} />}
        empty={<Empty show={show} />}
      >
        {(notices) => (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {notices.map((notice) => (
              <li key={notice.id} className="py-1">
                <NoticeRow
                  notice={notice}
                  now={list.fetchedAt}
                  onOpen={() => notice.readAt === null && read({ body: { ids: [notice.id] } })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
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
