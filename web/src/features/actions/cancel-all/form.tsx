import { useEffect } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { ActionOf, FormProps } from '../shared/action';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { cancelAllStep } from '../messages/cancel-all';
import { NO_LABELS } from '../messages/text/labels';

/** Waits for the counter of now, which the signature names, and shows what would be signed. */
export function Form({ action: { chainId }, address, store }: FormProps<ActionOf<'cancelAll'>>) {
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
