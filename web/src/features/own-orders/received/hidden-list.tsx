import type { WalletAddress } from '@trait-market/contract/shared';

import { EmptyNote } from '@/components/empty-note';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { useHiddenOrders } from '@/lib/economy/wallets/received-offers';

import { RowsLoading } from '../rows-loading';
import { acceptAction } from './accept-action';
import { RowHeads } from '../row-heads';
import { RECEIVED_HEADS, ReceivedRow } from './received-row';

/** Lists the offers that the user has hidden and could still accept. */
export function HiddenList({ address }: { address: WalletAddress }) {
  const actions = useActions();
  const { restore } = useHiddenOffers(address);
  const query = useHiddenOrders(address);
  const { data, error } = query;
  return (
    <>
      {error !== null && (
        <div className="mb-8">
          <QueryFailure
            title="Couldn’t load your hidden offers. Nothing has changed."
            isOutOfDate={data !== undefined}
            query={query}
          />
        </div>
      )}
      {data === undefined && error === null && (
        <RowsLoading name="your hidden offers" shape="lines" />
      )}
      {data?.length === 0 && (
        <EmptyNote next={['Show open offers', paths.dashboardOffersReceived]}>
          You haven’t hidden any open offer on this device.
        </EmptyNote>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <p className="mb-4 text-sm text-muted">
            Hidden on this device only, and not counted anywhere. The other side isn’t notified.
          </p>
          <RowHeads orders={data} names={RECEIVED_HEADS} />
          <ul className="divide-y divide-hairline border-y border-hairline">
            {data.map((order) => (
              <ReceivedRow
                key={order.hash}
                order={order}
                onAccept={() => actions.start(acceptAction(order))}
                onRestore={() => restore([order])}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
