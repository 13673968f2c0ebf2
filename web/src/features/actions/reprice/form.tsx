import type { Balance } from '@trait-market/contract/economy/wallets';
import type { Collection } from '@trait-market/contract/economy/collections';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import type { Repriced } from '@/lib/actions/action';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { ActionOf, FormProps } from '../shared/action';
import { repriceSteps, type ListingPlace } from './reprice-steps';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { Misleading } from '../shared/form/misleading';
import { joinLabels, labelFees, labelsOfOrder, type Labels } from '../messages/text/labels';
import type { Signable } from '../messages/signed-messages';

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

type Props = FormProps<ActionOf<'reprice'>>;

type ReadyProps = Props & {
  balances: readonly Balance[];
  collections: readonly Collection[];
};

function Ready({ action: { lines }, address, store, balances, collections }: ReadyProps) {
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
export function Form(props: Props) {
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
