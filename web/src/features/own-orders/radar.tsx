import type { WalletAddress } from '@trait-market/contract/shared';

import { QueryFailure } from '@/components/query-failure';
import { useActions } from '@/lib/actions/actions-context';

import { RadarApprovals } from './radar-approvals';
import { RadarChains } from './radar-chains';
import { countsText, radarCounts } from './radar-counts';
import { RadarEmpty } from './radar-empty';
import { RadarShown } from './radar-shown';
import { ReactivatedOrders } from './reactivated-orders';
import { RowsLoading } from './rows-loading';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

export function Radar({ address }: { address: WalletAddress }) {
  const actions = useActions();
  const query = useOpenOrders(address);
  const { data: orders, dataUpdatedAt, error } = query;
  const counts = orders && radarCounts(orders);
  return (
    <div>
      <p className="max-w-text text-muted">
        Others can action on what you’ve signed until it’s filled, canceled or expired. These are
        all your open orders, inactive ones first.
      </p>
      {/* Always rendered, even while empty, because screen readers announce only changes of an
          existing status element. */}
      <p role="status" className="mt-4 mb-8 min-h-lh font-semibold tabular-nums">
        {counts && countsText(counts)}
      </p>
      {error && (
        <div className="mb-8">
          <QueryFailure
            title="Couldn’t load your orders. Nothing has changed."
            isOutOfDate={orders !== undefined}
            query={query}
          />
        </div>
      )}
      <RadarChains
        counts={counts}
        onCancelAll={(chainId) => actions.start({ kind: 'cancelAll', chainId })}
      />
      <RadarApprovals />
      {orders && <ReactivatedOrders orders={orders} now={new Date(dataUpdatedAt)} />}
      {!orders && !error && <RowsLoading name="your orders" shape="items" />}
      {orders?.length === 0 && <RadarEmpty />}
      {orders && orders.length > 0 && (
        <RadarShown
          orders={orders}
          now={new Date(dataUpdatedAt)}
          onCancel={(chosen) => actions.start({ kind: 'cancel', orders: chosen })}
        />
      )}
    </div>
  );
}
