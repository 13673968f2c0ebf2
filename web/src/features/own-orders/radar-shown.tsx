import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link, useSearchParams } from 'react-router-dom';
import { FilterLinks } from '@/components/filter-links';
import { paths, type RadarShow } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceBar } from './choice-bar';
import { RadarGroupCard } from './radar-group-card';
import { radarGroups } from './radar-groups';
import { useChoice } from './use-choice';
import { ORDER_ENDING_HOURS } from '@trait-market/contract/economy/notices';

const ENDING_MS = ORDER_ENDING_HOURS * 60 * 60_000;

type Shown = {
  tab: string;
  none: string;
  fits: (order: WalletOrder, now: Date) => boolean;
};

const isFillable = ({ state }: WalletOrder): boolean => state.kind === 'fillable';

/** The filters of the radar, in the order of its links, with the overview's numbers. */
const radarShows: Record<RadarShow, Shown> = {
  undercut: {
    tab: 'Undercut',
    none: 'None of your listings is undercut.',
    fits: (order) => isFillable(order) && (order.market?.undercutBy ?? null) !== null,
  },
  ending: {
    tab: 'Ending soon',
    none: `None of your orders ends within ${ORDER_ENDING_HOURS} hours.`,
    fits: (order, now) =>
      isFillable(order) && Date.parse(order.expiresAt) - now.getTime() <= ENDING_MS,
  },
  inactive: {
    tab: 'Inactive',
    none: 'None of your orders is inactive.',
    fits: ({ state }) => state.kind === 'dormant',
  },
};

const radarShowOf = (searchParams: URLSearchParams): RadarShow | undefined => {
  const name = searchParams.get('show');
  return name !== null && Object.hasOwn(radarShows, name) ? (name as RadarShow) : undefined;
};

const STEP = 30;

type RadarListProps = {
  orders: readonly WalletOrder[];
  onCancel: (orders: WalletOrder[]) => void;
};

function RadarList({ orders, onCancel }: RadarListProps) {
  const [shown, setShown] = useState(STEP);
  const groups = radarGroups(orders);
  const choice = useChoice(orders);
  return (
    <>
      {orders.length > 1 && <ChoiceBar orders={orders} choice={choice} />}
      <ul className="grid gap-8">
        {groups.slice(0, shown).map((group) => (
          <RadarGroupCard key={group.key} group={group} choice={choice} onCancel={onCancel} />
        ))}
      </ul>
      {groups.length > shown && (
        <Button variant="outline" className="mt-8" onClick={() => setShown(shown + STEP)}>
          {`Show more of ${groups.length} items`}
        </Button>
      )}
    </>
  );
}

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
