import type { Order } from '@trait-market/contract/economy/orders';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Button } from '@/components/ui/button';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { counterAction } from '@/lib/economy/orders/counter-offer';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { partyName } from '@/lib/page-meta/party-name';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { FormSkeleton } from '../form/form-skeleton';
import { SigningForm } from '../form/signing-form';
import { convertSteps, shortOf, unwrapNeed } from '../coins/convert-need';
import { ConvertNotice } from '../coins/convert-notice';
import { QuantityField } from '../form/fields';
import { readQuantity } from '../form/form-values';
import { acceptedSides } from './signed-sides';
import { TradeSides } from './trade-sides';
import { buyerRows, sellerRows } from '../form/price-rows';
import { useActionValues } from '../form/use-action-values';
import { useIsStarting } from '@/lib/rendering/use-is-starting';
import { AvatarNotHeld, NoLooseEdition } from '../holding/not-held';
import { useHolding } from '../holding/use-holding';
import { labelsWith, useAvatarLabels } from '../avatars/use-avatar-labels';
import { FULFILMENT_NOUNS, fulfilmentStep } from '../../messages/fulfilment';
import type { FormProps } from '../action';

const MAKERS = { listing: 'Seller', offer: 'Buyer', trade: 'Trader' } as const;

const useConvertNeed = (order: Order, due: bigint) => {
  const { data, isLoading } = useBalances();
  return {
    need: unwrapNeed(order, data, due),
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
  const { need, isLoading } = useConvertNeed(order, (unitPrice ?? 0n) * units);

  const avatars = useAvatarLabels(order);
  const labels = labelsWith(order, avatars.labels);

  const isStarting = useIsStarting(avatars.isLoading || isLoading || isChecking);
  if (isStarting) return <FormSkeleton />;

  const prepare = () => {
    if (quantity.value === undefined) return undefined;
    const unwrap = convertSteps(need, order.chainId, address);
    return { steps: [...unwrap, fulfilmentStep(order, quantity.value, address)], labels };
  };

  const blockedBy = missing
    ? `You don’t hold what this ${order.kind} asks for.`
    : shortOf(order.chainId, need);
  const counter = order.kind === 'offer' && !missing ? counterAction(order) : undefined;
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
    <SigningForm
      store={store}
      prepare={prepare}
      noun={FULFILMENT_NOUNS[order.kind]}
      blockedBy={blockedBy}
      onIncomplete={() => setTried(true)}
      other={
        counter && (
          <Button variant="outline" size="lg" onClick={() => onStart(counter)}>
            Counter
          </Button>
        )
      }
    >
      {order.kind === 'trade' && <TradeSides {...acceptedSides(order, floorOf)} />}
      {most > 1 && (
        <QuantityField
          label={
            order.kind === 'listing' ? `Editions (${most} available)` : `Editions (up to ${most})`
          }
          {...quantity.field}
        />
      )}
      {priced && blockedBy !== undefined && (
        <AmountRows
          rows={[
            { label: MAKERS[order.kind], value: partyName(order.maker) },
            ...(isPaying ? buyerRows(priced) : sellerRows(priced)),
          ]}
        />
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
      <ConvertNotice chainId={order.chainId} need={need} />
    </SigningForm>
  );
}
