import type { Order } from '@trait-market/contract/economy/orders';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemsText } from '@/lib/economy/orders/item-words';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { ActionOf, FormProps } from '../shared/action';
import { prepareDress } from './action';
import { ActionForm } from '../shared/form/action-form';
import { convertNeed, convertSteps } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { PlanMismatch } from '../shared/form/plan-mismatch';

const priceOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? '0');

/** The missing traits to buy first, one signature each, and their total price. */
export function Form({ action, address, store }: FormProps<ActionOf<'dress'>>) {
  const { plan, buys } = action;
  const { chainId } = plan;
  const [hasMismatch, setMismatch] = useState(false);
  const { data: balances, isLoading } = useBalances();
  const due = buys.reduce((sum, order) => sum + priceOf(order), 0n);
  const balance = balances?.find((one) => one.chainId === chainId);
  const need = convertNeed('native', balance, balances === undefined ? 0n : due);

  const review = () => {
    if (need.isShort) return;
    try {
      const { steps, labels } = prepareDress(action, address);
      store.review([...convertSteps(need, chainId, address), ...steps], labels);
    } catch (error) {
      if (!(error instanceof UnreadableOrder)) throw error;
      setMismatch(true);
    }
  };

  if (hasMismatch) return <PlanMismatch />;
  return (
    <ActionForm onReview={review} isWaiting={isLoading}>
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
    </ActionForm>
  );
}
