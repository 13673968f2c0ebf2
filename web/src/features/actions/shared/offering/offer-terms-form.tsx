import type { Balance, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { type ReactNode, useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Warnings } from '@/components/economy/warnings';
import { Facts } from '@/components/facts';
import { QueryFailure } from '@/components/query-failure';
import { cn } from '@/lib/cn';
import type { Action } from '@/lib/actions/action';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import type { Read } from '@/lib/economy/amounts/parse-amount';
import { priceRelation } from '@/lib/economy/amounts/price-relation';
import { inSentence } from '@/lib/economy/orders/price-labels';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { FormStore } from '../action';
import { convertNeed, convertSteps, shortOf } from '../coins/convert-need';
import { ConvertNotice } from '../coins/convert-notice';
import { HeldCoins } from '../coins/held-coins';
import { OfferedCoins } from '../coins/offered-coins';
import { OwnOrdersNotice } from '../orders/own-orders-notice';
import { defaultEndDay } from '../form/end-date';
import { EndDayField } from '../form/end-day-field';
import { AmountField, QuantityField } from '../form/fields';
import { FormSkeleton } from '../form/form-skeleton';
import { readEndDay, readPrice, readQuantity } from '../form/form-values';
import type { Offered } from './offered';
import { type PriceChoice, PriceChoices } from '@/components/economy/prices/price-choices';
import { buyerRows } from '../form/price-rows';
import { useStartingText } from '../form/starting-price';
import { SigningForm } from '../form/signing-form';
import type { useActionValues } from '../form/use-action-values';
import { useIsStarting } from '@/lib/rendering/use-is-starting';
import { newSalt, orderStep } from '../../messages/order';

type OfferTermsFormProps = {
  offered: Offered | undefined;
  /** The prices that the user can start from. The first one is the floor. */
  prices: readonly PriceChoice[];
  /** Identifies the target of an offer whose form can switch targets, each with its own starting price. */
  subject?: string | undefined;
  address: WalletAddress;
  store: FormStore;
  form: ReturnType<typeof useActionValues>;
  /** Whether the target of the offer is still loading. */
  isLoading?: boolean;
  /** Whether `offered` is still the previous choice, while the new one loads. */
  isStale?: boolean;
  /** Says why there is nothing to offer for. */
  blockedBy?: string | undefined;
  onStart: (action: Action) => void;
  children?: ReactNode;
};

/** Compares the entered price with the floor: "12% below the floor". */
const floorText = (price: bigint | undefined, floor: PriceChoice | undefined) =>
  price !== undefined &&
  floor?.price &&
  `${priceRelation(price, BigInt(floor.price.amount))} the ${inSentence(floor.label)}`;

/** Returns how many units the balance pays for, after wrapping; undefined if not even one. */
const coveredUnits = (balance: Balance | undefined, price: bigint | undefined) => {
  if (balance === undefined || price === undefined) return undefined;
  const units = (BigInt(balance.wrapped) + BigInt(balance.native)) / price;
  return units > 0n ? units : undefined;
};

const readCovered =
  (most: number, covered: bigint | undefined) =>
  (text: string): Read<bigint> => {
    const typed = readQuantity(most)(text);
    return typed.value !== undefined && covered !== undefined && typed.value > covered
      ? { error: `Your balance covers ${covered}.` }
      : typed;
  };

export function OfferTermsForm({
  offered,
  prices,
  subject,
  address,
  store,
  form,
  isLoading = false,
  isStale = false,
  blockedBy,
  onStart,
  children,
}: OfferTermsFormProps) {
  const { read, now, setTried } = form;
  const [salt] = useState(newSalt);
  const balances = useBalances();
  const open = useOpenOrders(address);
  const start = useStartingText(prices, subject);

  const isOpenPending = open.data === undefined && open.error === null;
  const isStarting = useIsStarting(isLoading || balances.isPending || isOpenPending);
  if (isStarting) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your balances" query={balances} />;

  const chainId = offered?.chainId;
  const balance = balances.data.find((one) => one.chainId === chainId);
  const most = offered?.most ?? 1;
  const ofAvatars = offered?.unit === 'avatar';
  const each = ofAvatars ? 'Price per avatar' : 'Price per edition';
  const priceName = offered?.commitments === undefined ? each : 'Your offer';
  const price = read('price', readPrice, start);
  const covered = ofAvatars ? coveredUnits(balance, price.value) : undefined;
  const quantity = read('quantity', readCovered(most, covered), '1');
  const end = read('day', readEndDay(now), defaultEndDay(now));
  const units = quantity.value ?? 1n;
  const need = convertNeed('wrapped', balance, (price.value ?? 0n) * units);

  const reason = blockedBy ?? (chainId && shortOf(chainId, need));
  const isFinding = isStale || offered === undefined;

  const openOffers = open.data?.filter(({ kind }) => kind === 'offer') ?? [];
  const isSame = ({ gets }: WalletOrder) => gets.some((item) => offered?.isFor(item));

  const prepare = () => {
    if (price.value === undefined || quantity.value === undefined || end.value === undefined)
      return undefined;
    if (offered === undefined) return undefined;
    const terms = {
      kind: 'offer' as const,
      chainId: offered.chainId,
      maker: address,
      asset: offered.asset(quantity.value),
      unitPrice: price.value,
      fees: offered.fees,
      commitments: offered.commitments ?? [],
      expiresAt: end.value,
      counter: balance?.counter ?? '0',
    };
    const wrap = convertSteps(need, offered.chainId, address);
    return {
      steps: [...wrap, orderStep(terms, offered.criteria, salt)],
      labels: offered.labels,
    };
  };

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun="offer"
      waitsFor={reason === undefined && isFinding ? 'Finding traits…' : undefined}
      blockedBy={reason}
      onIncomplete={() => setTried(true)}
    >
      {children}
      {offered && <OwnOrdersNotice orders={openOffers.filter(isSame)} onStart={onStart} />}
      <div className={cn('grid items-start gap-4', most > 1 && 'grid-cols-[1fr_6rem]')}>
        <AmountField
          label={
            chainId === undefined ? priceName : `${priceName}, in ${coinSymbol(chainId, 'wrapped')}`
          }
          {...price.field}
        />
        {most > 1 && (
          <QuantityField label={ofAvatars ? 'Avatars' : 'Editions'} {...quantity.field} />
        )}
      </div>
      <p aria-live="polite" className="-my-4 min-h-4 text-xs text-muted tabular-nums">
        <Facts
          facts={[
            floorText(price.value, prices[0]),
            covered !== undefined && `your balance covers ${covered}`,
          ]}
        />
      </p>
      <PriceChoices
        coin="wrapped"
        choices={prices}
        value={price.field.value}
        onChoose={price.field.onChange}
      />
      {chainId !== undefined && <ConvertNotice chainId={chainId} need={need} />}
      <Warnings words={price.value === undefined ? [] : (offered?.warnings?.(price.value) ?? [])} />
      <EndDayField {...end.field} error={end.error} now={now} />
      {balance && (
        <div className="grid gap-1">
          <HeldCoins balance={balance} />
          <OfferedCoins balance={balance} orders={openOffers} />
        </div>
      )}
      {need.isShort && price.value !== undefined && offered !== undefined && (
        <AmountRows
          rows={buyerRows({
            chainId: offered.chainId,
            coin: 'wrapped',
            unitPrice: price.value,
            quantity: units,
            fees: offered.fees,
          })}
        />
      )}
    </SigningForm>
  );
}
