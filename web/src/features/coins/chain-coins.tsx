import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAINS, type ChainId, type Coin } from '@trait-market/contract/economy/shared';

import { CurrencyIcon } from '@/components/currency-icon';
import { Estimate } from '@/components/economy/prices/estimate';
import { EtherAmount } from '@/components/ether-amount';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';

const ICON = 28;

const uses: Record<Coin, string> = { native: 'For buying listings', wrapped: 'Backs your offers' };

type ChainCoinsProps = {
  chainId: ChainId;
  balance: Balance | undefined;
  isUnknown: boolean;
};

export function ChainCoins({ chainId, balance, isUnknown }: ChainCoinsProps) {
  const actions = useActions();
  const { name } = CHAINS[chainId];
  const [native, wrapped] = [coinSymbol(chainId, 'native'), coinSymbol(chainId, 'wrapped')];
  const amountOf = (coin: Coin) => {
    if (balance)
      return <EtherAmount wei={BigInt(balance[coin])} code={coinSymbol(chainId, coin)} />;
    if (isUnknown) return <span className="text-muted">Unknown</span>;
    return (
      <>
        <Skeleton className="w-28 rounded-control">&nbsp;</Skeleton>
        <Skeleton className="ml-auto h-6 w-20 rounded-control" />
      </>
    );
  };
  return (
    <section aria-labelledby={`coins-${chainId}`} className="min-w-0">
      <h2 id={`coins-${chainId}`} className="font-display text-lg font-bold">
        {name}
      </h2>
      <dl className="mt-4 divide-y divide-hairline border-y border-hairline">
        {(['native', 'wrapped'] as const).map((coin) => (
          <div
            key={coin}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3"
          >
            <dt className="flex items-center gap-3">
              <CurrencyIcon code={coinSymbol(chainId, coin).toLowerCase()} size={ICON} />
              <span>
                <span className="block">{coinSymbol(chainId, coin)}</span>
                <span className="block text-sm text-muted">{uses[coin]}</span>
              </span>
            </dt>
            <dd className="ml-auto min-w-0 text-right break-all">
              {amountOf(coin)}
              {balance && balance[coin] !== '0' && (
                <span className="block text-sm empty:hidden">
                  <Estimate amounts={[{ chainId, amount: balance[coin] }]} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={balance?.native === '0'}
          onClick={() => actions.start({ kind: 'wrap', chainId })}
        >
          {`Wrap ${native}`}
        </Button>
        <Button
          variant="outline"
          disabled={balance?.wrapped === '0'}
          onClick={() => actions.start({ kind: 'unwrap', chainId })}
        >
          {`Unwrap ${wrapped}`}
        </Button>
      </p>
    </section>
  );
}
