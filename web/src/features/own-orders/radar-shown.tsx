import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link, useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { paths, type RadarShow } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

import { RadarList } from './radar-list';
import { radarShowOf, radarShows } from './radar-show';

const isShow = (name: string): name is RadarShow => Object.hasOwn(radarShows, name);

type RadarShownProps = {
  orders: readonly WalletOrder[];
  now: Date;
  onCancel: (orders: WalletOrder[]) => void;
};

export function RadarShown({ orders, now, onCancel }: RadarShownProps) {
  const [searchParams] = useSearchParams();
  const show = radarShowOf(searchParams);
  const of = (name: RadarShow) => orders.filter((order) => radarShows[name].fits(order, now));
  const shown = show === undefined ? orders : of(show);
  return (
    <>
      <div className="mb-6">
        <FilterLinks
          label="Open orders"
          param="show"
          current={show ?? 'all'}
          choices={[
            ['all', `All ${grouped(orders.length)}`],
            ...Object.keys(radarShows)
              .filter(isShow)
              .map(
                (name) => [name, `${radarShows[name].tab} ${grouped(of(name).length)}`] as const,
              ),
          ]}
        />
      </div>
      {show !== undefined && shown.length === 0 ? (
        <p className="text-muted">
          {radarShows[show].none}{' '}
          <Link to={paths.dashboardRadar} className="accent-underline">
            Show all open orders
          </Link>
        </p>
      ) : (
        // The key resets the selection when the filter changes.
        <RadarList key={show} orders={shown} onCancel={onCancel} />
      )}
    </>
  );
}
