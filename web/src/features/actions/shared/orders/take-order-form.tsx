import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';

import type { FormStore } from '../action';
import { ActionForm } from '../form/action-form';
import { convertSteps } from '../coins/convert-need';
import { ConvertNotice } from '../coins/convert-notice';
import { QuantityField } from '../form/fields';
import { readQuantity } from '../form/form-values';
import { OrderMismatch } from './order-mismatch';
import { OrderSides } from './order-sides';
import { buyerRows, sellerRows } from '../form/price-rows';
import { useActionValues } from '../form/use-action-values';
import { givenAvatars, labelsWith, useAvatarLabels } from '../avatars/use-avatar-labels';
import { useConvertNeed } from '../coins/use-convert-need';
import { commitmentsText, unpromisedText } from '../../messages/text/commitment-sentences';
import { fulfilmentStep } from '../../messages/fulfilment';

type TakeOrderFormProps = { order: Order; address: WalletAddress; store: FormStore };

/**
 * The quantity of another user's order to fill. Coin that is missing for a listing is unwrapped
 * first.
 */
export function TakeOrderForm({ order, address, store }: TakeOrderFormProps) {
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const [hasMismatch, setMismatch] = useState(false);
  const text = values['quantity'] ?? '1';
  const quantity = readQuantity(text, order.remaining);
  const units = quantity.value ?? 1n;
  const unitPrice = order.unitPrice === null ? undefined : BigInt(order.unitPrice.amount);
  const { need, isLoading } = useConvertNeed(order, (unitPrice ?? 0n) * units);

  const avatars = useAvatarLabels(order);
  const labels = labelsWith(order, avatars.labels);
  const { commitments } = order;
  const promises = [
    ...commitmentsText(commitments, labels),
    ...unpromisedText(givenAvatars(order), commitments, labels),
  ];

  const review = () => {
    setTried(true);
    if (quantity.value === undefined || need.isShort) return;
    const unwrap = convertSteps(need, order.chainId, address);
    try {
      store.review([...unwrap, fulfilmentStep(order, quantity.value, address)], labels);
    } catch (error) {
      if (!(error instanceof UnreadableOrder)) throw error;
      setMismatch(true);
    }
  };

  if (hasMismatch) return <OrderMismatch />;

  const priced = order.unitPrice !== null &&
    unitPrice !== undefined && {
      chainId: order.unitPrice.chainId,
      coin: order.unitPrice.coin,
      unitPrice,
      quantity: units,
      fees: order.fees,
    };
  return (
    <ActionForm onReview={review} isWaiting={avatars.isLoading || isLoading}>
      {order.kind === 'trade' && <OrderSides order={order} />}
      {order.remaining > 1 && (
        <QuantityField
          label={`Editions (${order.remaining} available)`}
          value={text}
          onChange={change('quantity')}
          error={wasTried || text !== '' ? quantity.error : undefined}
        />
      )}
      {priced && (
        <AmountRows rows={order.kind === 'listing' ? buyerRows(priced) : sellerRows(priced)} />
      )}
      {promises.length > 0 && !avatars.isLoading && (
        <div className="text-sm">
          <h3 className="text-muted">What’s promised</h3>
          <ul className="mt-1 grid gap-1">
            {promises.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ConvertNotice chainId={order.chainId} need={need} />
    </ActionForm>
  );
}
