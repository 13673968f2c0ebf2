import type { WalletAddress } from '@trait-market/contract/shared';
import { QueryFailure } from '@/components/query-failure';
import { useActions } from '@/lib/actions/actions-context';
import { RadarApprovals } from './approvals';
import { countsText, radarCounts, type RadarCounts } from './counts';
import { RadarShown } from './radar-shown';
import { RowsLoading } from '../rows-loading';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { EmptyNote } from '@/components/empty-note';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { OrderKind } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { TimeAgo } from '@/components/economy/activity/time-ago';
import { itemsText } from '@/lib/economy/orders/item-words';
import { itemsOfOrder } from '../items-of-order';
import { orderPath } from '../order-path';
import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import { Button } from '@/components/ui/button';

const openText = (count: number | undefined): string => {
  if (count === undefined) return 'Not counted yet';
  if (count === 0) return 'No open orders that we know of';
  return count === 1 ? '1 open order' : `${count} open orders`;
};

type RadarChainsProps = {
  /** The numbers of orders; undefined until loaded. "Cancel all" works without these numbers. */
  counts: RadarCounts | undefined;
  onCancelAll: (chainId: ChainId) => void;
};

/** Cancels all orders on a chain, including orders that this market has never seen. */
function RadarChains({ counts, onCancelAll }: RadarChainsProps) {
  return (
    <section aria-labelledby="cancel-everything" className="mt-14">
      <h2 id="cancel-everything" className="font-display text-lg font-bold">
        Cancel everything
      </h2>
      <p className="mt-2 max-w-text text-muted">
        One signature per network cancels every order this wallet has ever signed here, including
        ones that never reached us. Orders signed on other sites and completed sales stay as they
        are.
      </p>
      <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
        {CHAIN_IDS.map((chainId) => {
          const { name } = CHAINS[chainId];
          return (
            <li
              key={chainId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
            >
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {openText(counts?.byChain[chainId])}
                </span>
              </span>
              <Button variant="outline" onClick={() => onCancelAll(chainId)}>
                {`Cancel everything on ${name}`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SHOWN = 3;

const kindWords: Record<OrderKind, string> = { listing: 'listing', offer: 'offer', trade: 'trade' };

const reactivated = (orders: readonly WalletOrder[]) =>
  orders
    .flatMap((order) =>
      order.state.kind === 'fillable' && order.revivedAt !== null
        ? [{ order, at: order.revivedAt }]
        : [],
    )
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

type ReactivatedOrdersProps = {
  orders: readonly WalletOrder[];
  now: Date;
};

function ReactivatedOrders({ orders, now }: ReactivatedOrdersProps) {
  const found = reactivated(orders);
  if (found.length === 0) return null;
  return (
    <section
      aria-labelledby="reactivated"
      className="mb-10 max-w-text rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3"
    >
      <h2 id="reactivated" className="font-semibold">
        Recently active again
      </h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {found.slice(0, SHOWN).map(({ order, at }) => (
          <li key={order.hash} className="break-words">
            {'Your '}
            <Link to={orderPath(order)} className="accent-underline">
              {`${kindWords[order.kind]} ${order.kind === 'offer' ? 'for' : 'of'} ${itemsText(itemsOfOrder(order))}`}
            </Link>
            {' is live again. '}
            <span className="text-muted">
              <TimeAgo at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RadarEmpty() {
  return (
    <EmptyNote next={['See what you can list', paths.dashboardInventory]}>
      Your listings, offers and trades that are undercut, outbid, about to end or inactive appear
      here.
    </EmptyNote>
  );
}

export function Radar({ address }: { address: WalletAddress }) {
  const actions = useActions();
  const query = useOpenOrders(address);
  const { data: orders, dataUpdatedAt, error } = query;
  const counts = orders && radarCounts(orders);
  return (
    <div>
      <p className="max-w-text text-muted max-sm:hidden">
        Open orders that are undercut, outbid, about to end or inactive, out of all your{' '}
        <Link to={paths.dashboardOrders} className="accent-underline">
          Orders
        </Link>
        .
      </p>
      {/* The status is always rendered, because screen readers announce only its changes. */}
      <p role="status" className="mb-4 min-h-lh font-semibold tabular-nums sm:mt-4 sm:mb-6">
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
      {/* Hidden while the orders, which would push it down, load. */}
      <div hidden={!orders && !error}>
        <RadarChains
          counts={counts}
          onCancelAll={(chainId) => {
            const openOrders = counts?.byChain[chainId] ?? 0;
            actions.start({ kind: 'cancelAll', chainId, ...(openOrders > 0 && { openOrders }) });
          }}
        />
        <RadarApprovals />
      </div>
    </div>
  );
}
