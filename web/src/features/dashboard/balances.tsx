import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { RotateCcw } from 'lucide-react';

import { CurrencyIcon } from '@/components/currency-icon';
import { Button } from '@/components/ui/button';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { errorText } from '@/lib/app-error';
import { useChainReader } from '@/lib/chain/chain-reader';

import { EtherAmount } from '@/components/ether-amount';
import { useBalance } from './use-balance';

type Coin = { chainId: ChainId; chain: string; code: string };

/** The native currency of each supported chain (§9). */
const coins: readonly Coin[] = [
  { chainId: 1, chain: 'Ethereum', code: 'eth' },
  { chainId: 137, chain: 'Polygon', code: 'pol' },
];

function CoinBalance({ coin, address }: { coin: Coin; address: WalletAddress }) {
  const chain = useChainReader();
  const { data, error, isFetching, refetch } = useBalance(coin.chainId, address);
  if (!chain.canRead(coin.chainId))
    return <span className="text-sm text-muted">Not available here</span>;
  if (data !== undefined) return <EtherAmount wei={data} code={coin.code} />;
  if (!error)
    return (
      <>
        <LoadingText>Loading the balance</LoadingText>
        <Skeleton className="w-28 rounded-control">&nbsp;</Skeleton>
      </>
    );
  return (
    <span role="alert" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">{errorText(error)}</span>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Try again to load ${coin.chain}`}
        disabled={isFetching}
        onClick={() => void refetch()}
      >
        <RotateCcw aria-hidden className={isFetching ? 'animate-spin' : ''} />
        Try again
      </Button>
    </span>
  );
}

type BalancesProps = {
  address: WalletAddress;
  /** Whether the rows are as low as the account next to them on laptops. */
  isCompact?: boolean;
};

export function Balances({ address, isCompact = false }: BalancesProps) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {coins.map((coin) => (
        <div
          key={coin.chainId}
          className={cn(
            'flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3',
            isCompact && 'lg:min-h-10 lg:py-1',
          )}
        >
          <dt className="flex items-center gap-3">
            <CurrencyIcon code={coin.code} size={28} />
            {coin.chain}
          </dt>
          <dd className="min-w-0">
            <CoinBalance coin={coin} address={address} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
