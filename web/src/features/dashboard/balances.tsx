import { CHAIN_IDS, CHAINS, type ChainId, type Coin } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

import { CurrencyIcon } from '@/components/currency-icon';
import { Estimate } from '@/components/economy/prices/estimate';
import { EtherAmount } from '@/components/ether-amount';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { errorText } from '@/lib/app-error';
import { useChainReader } from '@/lib/chain/chain-reader';
import { cn } from '@/lib/cn';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { useBalance } from './use-balance';

const symbolOf = (chainId: ChainId, coin: Coin) => coinSymbol(chainId, coin).toLowerCase();

type CoinProps = { chainId: ChainId; address: WalletAddress };

function NativeBalance({ chainId, address }: CoinProps) {
  const chain = useChainReader();
  const { data, error, isFetching, refetch } = useBalance(chainId, address);
  if (!chain.canRead(chainId))
    return <span className="text-sm text-muted">Not available here</span>;
  if (data !== undefined) return <EtherAmount wei={data} code={symbolOf(chainId, 'native')} />;
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
        aria-label={`Try again to load ${CHAINS[chainId].name}`}
        disabled={isFetching}
        onClick={() => void refetch()}
      >
        <RotateCcw aria-hidden className={isFetching ? 'animate-spin' : ''} />
        Try again
      </Button>
    </span>
  );
}

/** Shows nothing if the balances can't be loaded, which {@link WrappedTotal} says once. */
function WrappedBalance({ chainId }: { chainId: ChainId }) {
  const { data, error } = useBalances();
  const wrapped = data?.find((balance) => balance.chainId === chainId)?.wrapped;
  if (wrapped !== undefined)
    return <EtherAmount wei={BigInt(wrapped)} code={symbolOf(chainId, 'wrapped')} />;
  return error === null && <Skeleton className="w-24 rounded-control">&nbsp;</Skeleton>;
}

/** Shows the sum of all coins in the user's unit, with estimates, or why wrapped coins are missing. */
function WrappedTotal({ address, className }: { address: WalletAddress; className: string }) {
  const query = useBalances();
  const { data, error } = query;
  const native: Record<ChainId, bigint | undefined> = {
    1: useBalance(1, address).data,
    137: useBalance(137, address).data,
  };
  const amounts = CHAIN_IDS.flatMap((chainId) => {
    const balance = data?.find((one) => one.chainId === chainId);
    // The market's figure stands in for that of a network that can't be read.
    const own = native[chainId] ?? balance?.native ?? '0';
    return [
      { chainId, amount: String(own) },
      { chainId, amount: balance?.wrapped ?? '0' },
    ];
  });
  const estimate = useEstimate(amounts);
  if (data === undefined && error !== null)
    return (
      <div className="py-3">
        <QueryFailure title="Couldn’t load your wrapped coins" query={query} />
      </div>
    );
  if (estimate.kind === 'none') return null;
  return (
    <dl className={className}>
      <dt>Together</dt>
      <dd>
        {data ? (
          <Estimate amounts={amounts} className="font-semibold text-foreground" />
        ) : (
          <Skeleton className="w-24 rounded-control">&nbsp;</Skeleton>
        )}
      </dd>
    </dl>
  );
}

type BalancesProps = {
  address: WalletAddress;
  /** Whether to show the wrapped coins, too, which the market knows. */
  isMarketOpen?: boolean;
};

export function Balances({ address, isMarketOpen = false }: BalancesProps) {
  // On laptops, the rows have the height of those of the account, which is next to them.
  const row = cn(
    'flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3',
    isMarketOpen && 'lg:min-h-10 lg:py-1',
  );
  const rowOf = (chainId: ChainId, amounts: ReactNode) => (
    <div key={chainId} className={row}>
      <dt className="flex items-center gap-3">
        <CurrencyIcon code={symbolOf(chainId, 'native')} size={28} />
        {CHAINS[chainId].name}
      </dt>
      <dd
        className={cn(
          'min-w-0',
          // One below the other on phones, so that loaded amounts need no further line.
          isMarketOpen &&
            'flex flex-1 flex-wrap justify-end gap-x-4 max-sm:flex-col max-sm:items-end',
        )}
      >
        {amounts}
      </dd>
    </div>
  );
  return (
    <div className="border-y border-hairline">
      <dl className="divide-y divide-hairline">
        {CHAIN_IDS.map((chainId) =>
          rowOf(
            chainId,
            <>
              <NativeBalance chainId={chainId} address={address} />{' '}
              {isMarketOpen && <WrappedBalance chainId={chainId} />}
            </>,
          ),
        )}
      </dl>
      {isMarketOpen && (
        <WrappedTotal address={address} className={cn(row, 'border-t border-hairline')} />
      )}
    </div>
  );
}
