import type {
  WatchedEntry,
  WatchedKind,
  WatchedNow,
} from '@trait-market/contract/economy/watchlist';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Hint } from '@/components/hint';
import { EmptyNote } from '@/components/empty-note';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { wantedOf } from '@/lib/actions/wanted-of';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { sumsByChain } from '@/lib/economy/orders/lines';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { grouped } from '@/lib/format/grouped';
import { useSession } from '@/lib/session/use-session';
import { useWatchlist } from '@/lib/watchlist/use-watchlist';

import { PriceAlerts } from './price-alerts';
import { nameOf, useWatchedNow } from './use-watched-now';
import { othersFloor } from './watched-actions';
import { WatchedRow } from './watched-row';
import { WatchedSearches } from './watched-searches';

const GROUPS: readonly (readonly [WatchedKind, string])[] = [
  ['trait', 'Traits'],
  ['collection', 'Collections'],
  ['avatar', 'Avatars'],
  ['wallet', 'Collectors'],
];

function Nothing() {
  return (
    <EmptyNote next={['Go to the market', paths.market]}>
      You aren’t watching anything yet: press Watch on a trait, collection, avatar or collector, and
      prices and changes appear here.
    </EmptyNote>
  );
}

type TraitsAsideProps = {
  entries: readonly WatchedEntry[];
  now: ReadonlyMap<string, WatchedNow> | undefined;
  /** The user's open orders; undefined while they load. */
  orders?: readonly WalletOrder[] | undefined;
};

/** Counts the watched traits, and starts offers on them, of which the form can leave out any. */
function TraitsAside({ entries, now, orders }: TraitsAsideProps) {
  const { start } = useActions();
  const items = entries.flatMap((entry) => {
    const found = now?.get(nameOf(entry));
    return found?.kind === 'trait' ? wantedOf(found, orders ?? []) : [];
  });
  return (
    <span className="flex items-center gap-4">
      <span className="text-sm text-muted tabular-nums">{grouped(entries.length)}</span>
      <Button
        variant="outline"
        size="sm"
        disabled={items.length === 0 || orders === undefined}
        onClick={() => start({ kind: 'offerSeveral', items: items.slice(0, BATCH_ACTIONS_MAX) })}
      >
        {items.length > BATCH_ACTIONS_MAX
          ? `Make offers on the first ${BATCH_ACTIONS_MAX}`
          : 'Make offers'}
      </Button>
    </span>
  );
}

const NO_ORDERS: readonly WalletOrder[] = [];

/** Returns the user's open orders; undefined while they load. */
const useOwnOrders = (): readonly WalletOrder[] | undefined => {
  const { address } = useSession();
  const { data, isError } = useOpenOrders(address);
  if (address === undefined) return NO_ORDERS;
  return data ?? (isError ? NO_ORDERS : undefined);
};

type TotalProps = {
  now: readonly (WatchedNow | undefined)[];
  orders: readonly WalletOrder[];
};

/** Sums the lowest prices of the watched traits that others sell, for each network. */
function Total({ now, orders }: TotalProps) {
  const prices = now.flatMap(
    (one) => (one?.kind === 'trait' && othersFloor(one.trait, orders)) || [],
  );
  if (prices.length === 0) return null;
  return (
    <p className="mb-2 text-sm text-muted">
      {`${grouped(prices.length)} for sale, from `}
      <span translate="no" className="font-semibold text-foreground tabular-nums">
        {sumsByChain(prices).map(shortPrice).join(' + ')}
      </span>
      {prices.length > 1 && ' together'}
    </p>
  );
}

type ListProps = {
  entries: readonly WatchedEntry[];
  onRemove: (entry: WatchedEntry) => void;
};

function Lists({ entries, onRemove }: ListProps) {
  const orders = useOwnOrders();
  const query = useWatchedNow(entries);
  const { data, error, isPlaceholderData } = query;
  return (
    <>
      {error && !data && <QueryFailure title="Couldn’t load their current prices" query={query} />}
      {GROUPS.map(([kind, title]) => {
        const group = entries.filter((entry) => entry.kind === kind);
        if (group.length === 0) return null;
        return (
          <Section
            key={kind}
            title={title}
            count={kind !== 'trait' && grouped(group.length)}
            aside={kind === 'trait' && <TraitsAside now={data} entries={group} orders={orders} />}
          >
            {kind === 'trait' && (
              <div className="min-h-7">
                {data && orders && (
                  <Total now={group.map((entry) => data.get(nameOf(entry)))} orders={orders} />
                )}
              </div>
            )}
            <ul>
              {group.map((entry) => (
                <WatchedRow
                  key={nameOf(entry)}
                  entry={entry}
                  now={data?.get(nameOf(entry))}
                  isLoading={data === undefined || isPlaceholderData}
                  orders={orders ?? NO_ORDERS}
                  onRemove={() => onRemove(entry)}
                />
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}

const NOTIFIED_OF =
  'A trait that you watch gets cheaper or is sold, a collector lists something, or a collection’s floor moves by 10% within a day.';

export function WatchlistView() {
  const watchlist = useWatchlist();
  const { entries, isOfAccount, error, unwatch } = watchlist;
  return (
    <div className="grid gap-6 sm:gap-12">
      <p className="max-w-text text-muted">
        {isOfAccount
          ? 'Saved to your account, on all your devices. '
          : 'Saved in this browser. Connect your wallet to save it to your account and be notified of changes.'}
        {isOfAccount && (
          <Hint hint={NOTIFIED_OF} className="text-sm">
            What you’re notified of
          </Hint>
        )}
      </p>
      <PriceAlerts />
      {entries === undefined && error && (
        <QueryFailure title="Couldn’t load your watchlist" query={watchlist} />
      )}
      {entries === undefined && !error && <RowsSkeleton label="Loading your watchlist" count={4} />}
      {entries?.length === 0 && <Nothing />}
      {entries && entries.length > 0 && <Lists entries={entries} onRemove={unwatch} />}
      {entries && <WatchedSearches />}
    </div>
  );
}
