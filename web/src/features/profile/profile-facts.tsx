import type { WalletAddress } from '@trait-market/contract/shared';

import { Day } from '@/components/economy/activity/day';
import { Fact } from '@/components/economy/fact';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { useUnrevealed } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { ECONOMY_QUERIES, economyKeys } from '@/lib/economy/queries/keys';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { grouped } from '@/lib/format/grouped';

/** Fetches the shortest page, because every page includes the total. */
const ONE = 1;

const useHeld = (address: WalletAddress, kind: 'trait' | 'avatar') =>
  walletsApi.inventory.useQuery({
    queryKey: economyKeys.inventory(address, 'total', kind),
    queryData: { params: { address }, query: { kind, limit: ONE } },
    select: ({ body }) => body.total,
  });

const useSales = (address: WalletAddress) =>
  activityApi.list.useQuery({
    queryKey: [ECONOMY_QUERIES, 'wallet-sales', address.toLowerCase()],
    queryData: { query: { wallet: address, type: 'sale', limit: ONE } },
    select: ({ body }) => ({ total: body.total, newest: body.items[0]?.at }),
  });

function Count({ count, isFailed }: { count: number | undefined; isFailed: boolean }) {
  if (isFailed) return <span key="failed">Unknown</span>;
  return <span>{count === undefined ? '…' : grouped(count)}</span>;
}

/** Counts what a collector holds and trades. */
export function ProfileFacts({ address }: { address: WalletAddress }) {
  const traits = useHeld(address, 'trait');
  const { draw } = useUnrevealed(address);
  const revealed = useOwnedTraits(draw && address);
  const avatars = useHeld(address, 'avatar');
  const sales = useSales(address);
  const newest = sales.data?.newest;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
      <Fact name="Avatars">
        <Count count={avatars.data} isFailed={avatars.isError} />
      </Fact>
      <Fact name="Different loose traits">
        <Count
          count={draw ? revealed.data?.length : traits.data}
          isFailed={draw ? revealed.isError : traits.isError}
        />
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
