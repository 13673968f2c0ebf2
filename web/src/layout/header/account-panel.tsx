import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/prices/price-text';
import { UnitSelect } from '@/components/economy/prices/unit-select';
import { ThemeSelect } from '@/components/theme-select';
import { Skeleton } from '@/components/ui/skeleton';
import { WalletAddressText } from '@/components/wallet-address-text';
import { paths } from '@/config/paths';
import { rowProceeds } from '@/lib/economy/amounts/rounded-price';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { isReachable, useFeature } from '@/lib/flags/use-feature-enabled';
import { shownName } from '@/lib/format/shown-name';
import { networkLost } from '@/lib/offline/network';
import { useCurrentUser } from '@/lib/session/current-user';
import { useStore } from '@/lib/use-store';

const entry =
  'flex min-h-9 items-center rounded-tag px-3 text-sm font-medium hover:bg-surface-raised';
const part = 'mt-1 border-t border-hairline';

function Coins({ chainId, balance }: { chainId: ChainId; balance: Balance | undefined }) {
  if (balance === undefined) return <Skeleton className="h-10 w-28 rounded-control" />;
  return (['native', 'wrapped'] as const).map((coin) => (
    <PriceText
      key={coin}
      price={{ chainId, coin, amount: balance[coin] }}
      format={rowProceeds}
      className="block"
    />
  ));
}

/** Links to the balances, which have the forms to wrap and unwrap. */
function Balances() {
  const { data, error } = useBalances();
  const isOffline = useStore(networkLost, false);
  if (isOffline)
    return (
      <p className="px-3 py-2 text-sm text-muted">
        You’re offline. Balances and notifications load when the network is back.
      </p>
    );
  if (error !== null && data === undefined)
    return <p className="px-3 py-2 text-sm text-muted">Couldn’t load your balances.</p>;
  return (
    <Link
      to={paths.dashboardBalances}
      aria-label="Balances"
      className="block rounded-tag px-3 py-2 text-sm hover:bg-surface-raised"
    >
      <dl className="grid gap-2">
        {CHAIN_IDS.map((chainId) => (
          <div key={chainId} className="flex min-h-10 justify-between gap-4">
            <dt className="text-muted">{CHAINS[chainId].name}</dt>
            <dd className="text-right">
              <Coins chainId={chainId} balance={data?.find((one) => one.chainId === chainId)} />
            </dd>
          </div>
        ))}
      </dl>
    </Link>
  );
}

export function AccountPanel({ address }: { address: WalletAddress }) {
  const { data: user } = useCurrentUser();
  const isMarketOpen = isReachable(useFeature('market'));
  const hasWatchlist = isReachable(useFeature('watchlist'));
  return (
    <>
      <div className="px-3 pt-2 pb-2 text-sm">
        <p className="truncate font-semibold">{shownName(user?.username) ?? 'Signed in'}</p>
        <WalletAddressText address={address} />
      </div>
      {isMarketOpen && (
        <div className={part}>
          <Balances />
        </div>
      )}
      <ul className={`${part} pt-1`}>
        <li>
          <Link to={paths.dashboard} className={entry}>
            Dashboard
          </Link>
        </li>
        <li>
          <Link to={paths.profile(address)} className={entry}>
            Profile
          </Link>
        </li>
      </ul>
      {isMarketOpen && (
        <ul aria-label="Trading">
          <li>
            <Link to={paths.dashboardInventory} className={entry}>
              Inventory
            </Link>
          </li>
          <li>
            <Link to={paths.dashboardOrders} className={entry}>
              Orders
            </Link>
          </li>
          {hasWatchlist && (
            <li>
              <Link to={paths.dashboardWatchlist} className={entry}>
                Watchlist
              </Link>
            </li>
          )}
        </ul>
      )}
      <div className={`${part} min-h-18 px-3 pt-2 pb-1`}>
        <UnitSelect />
      </div>
      <div className="min-h-14 border-t border-hairline px-3 py-2">
        <ThemeSelect />
      </div>
    </>
  );
}
