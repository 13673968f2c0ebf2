import type { Order } from '@trait-market/contract/economy/orders';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';

import type { FormStore } from '../shared/action';
import { convertSteps } from '../shared/coins/convert-need';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { TakeOrderForm } from '../shared/orders/take-order-form';
import { labelsWith, useAvatarLabels } from '../shared/avatars/use-avatar-labels';
import { useConvertNeed } from '../shared/coins/use-convert-need';
import { fulfilmentStep } from '../messages/fulfilment';
import type { Signable } from '../messages/signed-messages';

type QuickBuyProps = { order: Order; address: WalletAddress; store: FormStore };

/** @returns undefined where what is shown is not what would be signed */
const stepFor = (order: Order, address: WalletAddress): Signable | undefined => {
  try {
    return fulfilmentStep(order, 1n, address);
  } catch (error) {
    if (error instanceof UnreadableOrder) return undefined;
    throw error;
  }
};

/**
 * One edition of a listing or its avatar, reviewed at once: its fees stand in the review. Where something has to be chosen
 * or said first, and for whoever comes back from the review, it is the form of any other purchase.
 */
export function QuickBuy({ order, address, store }: QuickBuyProps) {
  const { need, isLoading } = useConvertNeed(order, BigInt(order.unitPrice?.amount ?? '0'));
  const isAsked = store.values()['quantity'] !== undefined;
  const avatars = useAvatarLabels(order);
  const isWaiting = isLoading || avatars.isLoading;
  const canReview = !isWaiting && !isAsked && !need.isShort;

  useEffect(() => {
    const step = canReview ? stepFor(order, address) : undefined;
    if (step === undefined) return;
    store.keepValues({ quantity: '1' });
    const labels = labelsWith(order, avatars.labels);
    store.review([...convertSteps(need, order.chainId, address), step], labels);
  }, [address, avatars.labels, canReview, need, order, store]);

  return isWaiting ? (
    <FormSkeleton />
  ) : (
    <TakeOrderForm order={order} address={address} store={store} />
  );
}
