import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { ActStore } from '../../signing/act-store';
import { cancelAllStep } from '../../signing/steps/cancel-steps';
import { NO_LABELS } from '../../signing/labels';
import { FormSkeleton } from '../form/form-skeleton';

type PrepareCancelAllProps = { chainId: ChainId; address: WalletAddress; store: ActStore };

/** Waits for the counter of now, which the signature names, and shows what would be signed. */
export function PrepareCancelAll({ chainId, address, store }: PrepareCancelAllProps) {
  const query = useBalances();
  const { data, error, isFetching } = query;
  const counter = data?.find((one) => one.chainId === chainId)?.counter;
  useEffect(() => {
    // An older one would be refused: it waits for the answer that is on its way.
    if (counter !== undefined && !isFetching)
      store.review([cancelAllStep(chainId, counter, address)], NO_LABELS);
  }, [address, chainId, counter, isFetching, store]);

  if (error !== null)
    return <QueryFailure title="Couldn’t prepare the cancellation" query={query} />;
  return <FormSkeleton />;
}
