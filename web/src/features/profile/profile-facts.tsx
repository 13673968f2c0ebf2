import { skipToken } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Day } from '@/components/economy/activity/day';
import { Fact } from '@/components/economy/fact';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { ECONOMY_QUERIES, economyKeys } from '@/lib/economy/queries/keys';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { grouped } from '@/lib/format/grouped';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

/** Fetches the shortest page, because every page includes the total. */
const ONE = 1;

const useHeld = (address: WalletAddress, kind: 'trait' | 'avatar', isWanted: boolean) =>
  walletsApi.inventory.useQuery({
    queryKey: economyKeys.inventory(address, 'total', kind),
    queryData: isWanted ? { params: { address }, query: { kind, limit: ONE } } : skipToken,
    select: ({ body }) => body.total,
  });

const useSales = (address: WalletAddress, isWanted: boolean) =>
  activityApi.list.useQuery({
    queryKey: [ECONOMY_QUERIES, 'wallet-sales', address.toLowerCase()],
    queryData: isWanted ? { query: { wallet: address, type: 'sale', limit: ONE } } : skipToken,
    select: ({ body }) => ({ total: body.total, newest: body.items[0]?.at }),
  });

function Count({ count, isFailed }: { count: number | undefined; isFailed: boolean }) {
  if (isFailed) return <span key="failed">Unknown</span>;
  return <span>{count === undefined ? '…' : grouped(count)}</span>;
}

/** Counts what a collector holds and trades. The user's browser asks, so that the page isn't delayed. */
export function ProfileFacts({ address }: { address: WalletAddress }) {
  const isWanted = useIsHydrated();
  const traits = useHeld(address, 'trait', isWanted);
  const avatars = useHeld(address, 'avatar', isWanted);
  const sales = useSales(address, isWanted);
  const newest = sales.data?.newest;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
      <Fact name="Avatars">
        <Count count={avatars.data} isFailed={avatars.isError} />
      </Fact>
      <Fact name="Different loose traits">
        <Count count={traits.data} isFailed={traits.isError} />
      </Fact>
      <Fact name="Bought and sold">
        <Count count={sales.data?.total} isFailed={sales.isError} />
      </Fact>
      <Fact name="Last sale or purchase">
        {newest === undefined ? (
          <span>{sales.isError ? 'Unknown' : sales.data ? 'None yet' : '…'}</span>
        ) : (
          <Day at={newest} />
        )}
      </Fact>
    </dl>
  );
}
