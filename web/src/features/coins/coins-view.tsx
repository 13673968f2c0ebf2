import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAIN_IDS } from '@trait-market/contract/economy/shared';

import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { UnitSelect } from '@/components/economy/prices/unit-select';
import { QueryFailure } from '@/components/query-failure';

import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { ChainCoins } from './chain-coins';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

function CoinsTogether({ balances }: { balances: readonly Balance[] | undefined }) {
  const amounts = (balances ?? []).flatMap(({ chainId, native, wrapped }) => [
    { chainId, amount: native },
    { chainId, amount: wrapped },
  ]);
  const estimate = useEstimate(amounts);
  if (balances !== undefined && estimate.kind === 'none') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-lg">
      <span className="text-base">Together</span>
      {balances ? (
        <Estimate isMain amounts={amounts} />
      ) : (
        <Skeleton className="w-24 rounded-control">&nbsp;</Skeleton>
      )}
    </p>
  );
}

export function CoinsView() {
  const query = useBalances();
  const { data, error } = query;
  return (
    <div>
      <p className="mb-8 max-w-text text-muted">
        You buy a listing with the network’s own coin, and make an offer with its wrapped coin. You
        can wrap and unwrap at any time, 1 to 1. Coins on one network can’t be used on the other.
      </p>
      <div className="mb-8 grid gap-x-8 gap-y-3 empty:hidden sm:flex sm:flex-wrap sm:items-center sm:justify-between">
        {(data || !error) && <CoinsTogether balances={data} />}
        <UnitSelect />
      </div>
      <EstimateNote className="mb-8" />
      {error && (
        <div className="mb-8">
          <QueryFailure
            title="Couldn’t load your balances. Your coins haven’t moved."
            isOutOfDate={data !== undefined}
            query={query}
          />
        </div>
      )}
      {!data && !error && <LoadingText>Loading your balances</LoadingText>}
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
