import type { Order } from '@trait-market/contract/economy/orders';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import type { Act } from '@/lib/acts/act';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemsText } from '@/lib/economy/orders/item-words';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { ActStore } from '../../signing/act-store';
import { dressStep } from '../../signing/steps/dress-steps';
import { fulfilmentStep } from '../../signing/steps/fulfilment-step';
import { joinLabels, labelsOfOrder, labelsOfPlan } from '../../signing/labels';
import type { Signable } from '../../signing/signable';
import { ActForm } from '../form/act-form';
import { convertNeed, convertSteps } from '../coins/convert-need';
import { ConvertNotice } from '../coins/convert-notice';
import { Misleading } from '../form/misleading';

type DressAct = Extract<Act, { kind: 'dress' }>;
type DressFormProps = { act: DressAct; address: WalletAddress; store: ActStore };

const priceOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? '0');

/** @returns undefined where what is shown is not what would be signed */
const stepsOf = (
  { plan, buys }: DressAct,
  address: WalletAddress,
  convert: readonly Signable[] = [],
): Signable[] | undefined => {
  try {
    return [
      ...convert,
      ...buys.map((order) => fulfilmentStep(order, 1n, address)),
      dressStep(plan, address),
    ];
  } catch (error) {
    if (error instanceof UnreadableOrder) return undefined;
    throw error;
  }
};

const labelsOf = ({ plan, buys }: DressAct) =>
  joinLabels([labelsOfPlan(plan), ...buys.map(labelsOfOrder)]);

/** Where nothing is bought, all was chosen at the bench: the review comes at once. */
function ReviewAtOnce({ act, address, store }: DressFormProps) {
  const [steps] = useState(() => stepsOf(act, address));
  useEffect(() => {
    if (steps) store.review(steps, labelsOf(act));
  }, [act, steps, store]);
  return steps ? null : <Misleading />;
}

/** What is bought first, one signature each, and what it costs together. */
function BuyFirst({ act, address, store }: DressFormProps) {
  const { plan, buys } = act;
  const { chainId } = plan;
  const [isMisleading, setMisleading] = useState(false);
  const { data: balances, isLoading } = useBalances();
  const due = buys.reduce((sum, order) => sum + priceOf(order), 0n);
  const balance = balances?.find((one) => one.chainId === chainId);
  const need = convertNeed('native', balance, balances === undefined ? 0n : due);

  const review = () => {
    if (need.isShort) return;
    const steps = stepsOf(act, address, convertSteps(need, chainId, address));
    if (steps) store.review(steps, labelsOf(act));
    else setMisleading(true);
  };

  if (isMisleading) return <Misleading />;
  return (
    <ActForm onReview={review} isWaiting={isLoading}>
      <p className="text-sm">
        {buys.length === 1
          ? 'One trait is bought first, then the avatar changes.'
          : `${buys.length} traits are bought first, one after the other, then the avatar changes.`}{' '}
        If a purchase fails, it stops there: what you bought until then is yours, and the avatar
        stays as it is.
      </p>
      <AmountRows
        rows={[
          ...buys.map((order) => ({
            label: itemsText(order.gives),
            value: coinText(chainId, 'native', priceOf(order)),
          })),
          { label: 'You pay', value: coinText(chainId, 'native', due), isSum: true },
        ]}
      />
      <p className="text-sm tabular-nums">
        The change costs {plan.credits} credits. You have{' '}
        {plan.balance.subscription + plan.balance.vanilla}.
      </p>
      <ConvertNotice chainId={chainId} need={need} />
    </ActForm>
  );
}

/** The last look at a change before it is reviewed. */
export function DressForm(props: DressFormProps) {
  return props.act.buys.length === 0 ? <ReviewAtOnce {...props} /> : <BuyFirst {...props} />;
}
