import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useBalances, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { Warnings } from '@/components/economy/warnings';

import { PriceChoices } from '../shared/prices/price-choices';
import { bestOfferChoice, floorChoice, lastSaleChoice } from '../shared/prices/choices';
import { sellingWarnings } from '../shared/prices/price-warnings';
import { usePriceContext } from '../shared/prices/use-price-context';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { CounteredOffer } from '../shared/orders/countered-offer';
import { OwnOrdersNotice } from '../shared/orders/own-orders-notice';
import { ActionForm } from '../shared/form/action-form';
import { defaultEndDay } from '../shared/form/end-date';
import { AmountField, EndDayField, QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { startingPrice } from '../shared/form/starting-price';
import { readEndDay, readPrice, readQuantity } from '../shared/form/form-values';
import { labelsOfTrait } from '../messages/text/labels';
import { NoLooseEdition } from '../shared/holding/not-held';
import { sellerRows } from '../shared/form/price-rows';
import { useActionValues } from '../shared/form/use-action-values';
import { orderStep } from '../messages/order';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';
import { withTrait, type TraitFormProps } from '../shared/form/with-trait';

function ListForm({ trait, address, store, onStart }: TraitFormProps) {
  const { read, now, setTried } = useActionValues(store);
  const balances = useBalances();
  const owned = useOwnedTraits(address, trait.collection);
  const context = usePriceContext(trait);
  const open = useOpenOrders(address);

  const isOpenPending = open.data === undefined && open.error === null;
  if (owned.isPending || balances.isPending || isOpenPending) return <FormSkeleton />;
  const failed = owned.error ? owned : balances;
  if (owned.data === undefined || balances.data === undefined)
    return <QueryFailure title="Couldn’t load what you own" query={failed} />;

  const own = owned.data.find((item) => item.trait.id === trait.id);
  const balance = balances.data.find(({ chainId }) => chainId === trait.chainId);
  if (own === undefined || own.quantity === 0)
    return <NoLooseEdition trait={trait} address={address} onStart={onStart} />;

  const listings =
    open.data?.filter(
      ({ kind, gives }) =>
        kind === 'listing' &&
        gives.some((item) => item.kind === 'trait' && item.trait.id === trait.id),
    ) ?? [];
  const price = read('price', readPrice);
  const quantity = read('quantity', readQuantity(own.quantity), '1');
  const end = read('day', readEndDay(now), defaultEndDay(now));

  const review = () => {
    setTried(true);
    if (price.value === undefined || quantity.value === undefined || end.value === undefined)
      return;
    const { token, tokenId, chainId, fees } = trait;
    const step = orderStep({
      kind: 'listing',
      chainId,
      maker: address,
      asset: { kind: 'trait', token, tokenId, quantity: quantity.value },
      unitPrice: price.value,
      fees,
      expiresAt: end.value,
      counter: balance?.counter ?? '0',
    });
    store.review([step], labelsOfTrait(trait));
  };

  return (
    <ActionForm
      chains={[trait.chainId]}
      onReview={review}
      moved={{ chainId: trait.chainId, tokens: [trait.token] }}
    >
      <OwnOrdersNotice orders={listings} onStart={onStart} />
      <div className="grid gap-2">
        <AmountField
          label={`Price per edition, in ${coinSymbol(trait.chainId, 'native')}`}
          {...price.field}
        />
        <PriceChoices
          choices={[
            floorChoice(trait, context),
            bestOfferChoice(context),
            lastSaleChoice(trait.lastSale),
          ]}
          value={price.field.value}
          onChoose={price.field.onChange}
        />
        <Warnings words={price.value === undefined ? [] : sellingWarnings(price.value, context)} />
      </div>
      {own.quantity > 1 && (
        <QuantityField label={`Editions (you hold ${own.quantity})`} {...quantity.field} />
      )}
      <EndDayField {...end.field} error={end.error} now={now} />
      {own.listedByOwner > 0 && (
        <p className="text-sm text-muted">
          {own.listedByOwner} already listed. You can list the same edition more than once, but it’s
          only sold once.
        </p>
      )}
      {price.value !== undefined && (
        <AmountRows
          rows={sellerRows({
            chainId: trait.chainId,
            coin: 'native',
            unitPrice: price.value,
            quantity: quantity.value ?? 1n,
            fees: trait.fees,
          })}
        />
      )}
    </ActionForm>
  );
}

const TraitListing = withTrait(ListForm);

/** Starts with the offer that the listing answers, if there is one. */
function Form(props: FormProps<ActionOf<'list'>>) {
  return (
    <>
      <CounteredOffer offer={props.action.counters} />
      <TraitListing {...props} />
    </>
  );
}

export const list = defineAction<'list'>({
  initialValues: startingPrice,
  Form,
  ...makesOrders('listing', isOfTrait),
  traitId: ({ traitId }) => traitId,
});
