import type { Balance } from '@trait-market/contract/economy/wallets';
import type { Collection } from '@trait-market/contract/economy/collections';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import type { Repriced } from '@/lib/acts/act';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { ActStore } from '../../signing/act-store';
import { repriceSteps, type ListingPlace } from '../../signing/steps/reprice-steps';
import { joinLabels, labelFees, labelsOfOrder, type Labels } from '../../signing/labels';
import type { Signable } from '../../signing/signable';
import { FormSkeleton } from '../form/form-skeleton';
import { Misleading } from '../form/misleading';

type Prepared = { steps: Signable[]; labels: Labels };

/** @returns undefined where what is shown is not what would be signed */
const prepare = (
  lines: readonly Repriced[],
  address: WalletAddress,
  placeOf: (line: Repriced) => ListingPlace,
): Prepared | undefined => {
  try {
    const labels = lines.map((line) => ({
      ...labelsOfOrder(line.order),
      fees: labelFees(placeOf(line).fees),
    }));
    return { steps: repriceSteps(lines, address, placeOf), labels: joinLabels(labels) };
  } catch (error) {
    if (error instanceof UnreadableOrder) return undefined;
    throw error;
  }
};

type PrepareRepriceProps = {
  lines: readonly Repriced[];
  address: WalletAddress;
  store: ActStore;
};

type ReadyProps = PrepareRepriceProps & {
  balances: readonly Balance[];
  collections: readonly Collection[];
};

function Ready({ lines, address, store, balances, collections }: ReadyProps) {
  const [prepared] = useState(() =>
    prepare(lines, address, ({ order: { chainId, gives, fees } }) => {
      const [item] = gives;
      const collection = collections.find(
        ({ slug }) => item?.kind === 'trait' && slug === item.trait.collection,
      );
      return {
        fees: collection?.fees ?? fees,
        counter: balances.find((one) => one.chainId === chainId)?.counter ?? '0',
      };
    }),
  );
  useEffect(() => {
    if (prepared) store.review(prepared.steps, prepared.labels);
  }, [prepared, store]);
  return prepared ? <FormSkeleton /> : <Misleading />;
}

/** Waits for the fees and the counters of now, which the new listings name, and shows what would be signed. */
export function PrepareReprice(props: PrepareRepriceProps) {
  const balances = useBalances();
  const collections = useCollections();
  const failed = balances.error ? balances : collections;
  if (failed.error !== null)
    return <QueryFailure title="Couldn’t prepare the new price" query={failed} />;
  // An older counter would be refused: it waits for the answer that is on its way.
  if (balances.data === undefined || collections.data === undefined || balances.isFetching)
    return <FormSkeleton />;
  return <Ready {...props} balances={balances.data} collections={collections.data} />;
}
