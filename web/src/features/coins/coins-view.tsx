import { CHAIN_IDS } from '@trait-market/contract/economy/chains';
import { QueryFailure } from '@/components/query-failure';

import { useBalances } from '@/lib/economy/wallet-queries';

import { ChainCoins } from './chain-coins';

/** Coins of the signed-in wallet, each chain by itself: they are never added up. */
export function CoinsView() {
  const { data, error, isFetching, refetch } = useBalances();
  return (
    <div>
      <p className="mb-8 max-w-text text-muted">
        You buy a listing with the network’s own coin, and make an offer with its wrapped coin. You
        can wrap and unwrap at any time, 1 to 1. Coins on one network can’t be used on the other.
      </p>
      {error && (
        <div className="mb-8">
          <QueryFailure
            title="Couldn’t load your balances. Your coins haven’t moved."
            isOutOfDate={data !== undefined}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && (
        <span role="status" className="sr-only">
          Loading your balances
        </span>
      )}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {CHAIN_IDS.map((chainId) => (
          <ChainCoins
            key={chainId}
            chainId={chainId}
            balance={data?.find((balance) => balance.chainId === chainId)}
            isUnknown={error !== null}
          />
        ))}
      </div>
    </div>
  );
}
