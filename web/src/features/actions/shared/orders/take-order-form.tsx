import type { Order } from '@trait-market/contract/economy/orders';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { partyName } from '@/lib/page-meta/party-name';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { ActionForm } from '../form/action-form';
import { convertSteps, unwrapNeed } from '../coins/convert-need';
import { ConvertNotice } from '../coins/convert-notice';
import { QuantityField } from '../form/fields';
import { readQuantity } from '../form/form-values';
import { TradeSides } from './trade-sides';
import { buyerRows, sellerRows } from '../form/price-rows';
import { useActionValues } from '../form/use-action-values';
import { AvatarNotHeld, NoLooseEdition } from '../holding/not-held';
import { useHolding } from '../holding/use-holding';
import { givenAvatars, labelsWith, useAvatarLabels } from '../avatars/use-avatar-labels';
import { commitmentsText, unpromisedText } from '../../messages/text/commitment-sentences';
import { fulfilmentStep, movedBy } from '../../messages/fulfilment';
import type { FormProps } from '../action';

const MAKERS = { listing: 'Seller', offer: 'Buyer', trade: 'Trader' } as const;

const useConvertNeed = (order: Order, due: bigint) => {
  const { data, isLoading } = useBalances();
  return {
    need: unwrapNeed(order, data, due),
    held: data?.find(({ chainId }) => chainId === order.chainId)?.native,
    isLoading: wantedCoin(order.unitPrice) !== undefined && isLoading,
  };
};

/** If an order costs more than the native balance, unwraps the missing amount first. */
export function TakeOrderForm({
  action: { order },
  address,
  store,
  onStart,
}: FormProps<{ order: Order }>) {
  const { read, setTried } = useActionValues(store);
  const { missing, most, floorOf, isLoading: isChecking } = useHolding(order, address);
  const quantity = read('quantity', readQuantity(most), '1');
  const units = quantity.value ?? 1n;
  const unitPrice = order.unitPrice === null ? undefined : BigInt(order.unitPrice.amount);
  const { need, held, isLoading } = useConvertNeed(order, (unitPrice ?? 0n) * units);

  const avatars = useAvatarLabels(order);
  const labels = labelsWith(order, avatars.labels);
  const { commitments } = order;
  const promises = [
    ...commitmentsText(commitments, labels),
    ...unpromisedText(givenAvatars(order), commitments, labels),
  ];

  const review = () => {
    setTried(true);
    if (quantity.value === undefined || need.isShort || missing) return;
    const unwrap = convertSteps(need, order.chainId, address);
    store.review([...unwrap, fulfilmentStep(order, quantity.value, address)], labels);
  };

  const isPaying = wantedCoin(order.unitPrice) !== undefined;
  const priced = order.unitPrice !== null &&
    unitPrice !== undefined && {
      chainId: order.unitPrice.chainId,
      coin: order.unitPrice.coin,
      unitPrice,
      quantity: units,
      fees: order.fees,
    };
  return (
    <ActionForm
      chains={[order.chainId]}
      onReview={review}
      isWaiting={avatars.isLoading || isLoading || isChecking}
      isBlocked={need.isShort || missing !== undefined}
      moved={order.kind === 'listing' ? undefined : movedBy(order)}
    >
      {order.kind === 'trade' && (
        <TradeSides
          chainId={order.chainId}
          gives={order.gets}
          gets={order.gives}
          givenCoin={isPaying ? (order.unitPrice ?? undefined) : undefined}
          gotCoin={isPaying ? undefined : sellerPrice(order)}
          givenFloorOf={floorOf}
        />
      )}
      {most > 1 && (
        <QuantityField
          label={
            order.kind === 'listing' ? `Editions (${most} available)` : `Editions (up to ${most})`
          }
          {...quantity.field}
        />
      )}
      {priced && (
        <AmountRows
          rows={[
            { label: MAKERS[order.kind], value: partyName(order.maker) },
            ...(isPaying ? buyerRows(priced) : sellerRows(priced)),
          ]}
        />
      )}
      {priced && isPaying && held !== undefined && (
        <p className="text-sm text-muted tabular-nums">
          You hold <span translate="no">{coinText(order.chainId, 'native', BigInt(held))}</span>.
          Signing costs no gas.
        </p>
      )}
      {missing?.kind === 'trait' && (
        <NoLooseEdition trait={missing.trait} address={address} onStart={onStart} />
      )}
      {missing?.kind === 'avatar' && (
        <AvatarNotHeld
          avatar={missing.avatar}
          words={`You don’t hold ${avatarName(missing.avatar)}. Only its owner can accept.`}
          onStart={onStart}
        />
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
