import { useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { inSentence, priceLabels } from '@/lib/economy/orders/price-labels';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useBalances, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { traitListingChoices } from '../shared/prices/choices';
import { usePriceContext } from '../shared/prices/use-price-context';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { CounteredOffer } from '../shared/orders/countered-offer';
import { OwnOrdersNotice } from '../shared/orders/own-orders-notice';
import { defaultEndDay } from '../shared/form/end-date';
import { EndDayField } from '../shared/form/end-day-field';
import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { ListingPrice } from '../shared/form/listing-price';
import {
  counterFault,
  counterStart,
  counterText,
  startingPrice,
  suggestionText,
  useStartingText,
} from '../shared/form/starting-price';
import { readEndDay, readPrice, readQuantity } from '../shared/form/form-values';
import { joinLabels, labelsOfTrait } from '../messages/text/labels';
import { NoLooseEdition } from '../shared/holding/not-held';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';
import { useIsStarting } from '@/lib/rendering/use-is-starting';
import { newSalt, orderStep } from '../messages/order';
import { ReserveField } from '../shared/reserving/reserve-field';
import { useReservation } from '../shared/reserving/use-reservation';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';
import { withTrait, type TraitFormProps } from '../shared/form/with-trait';

function ListForm({ trait, counters, unitPrice, address, store, onStart }: TraitFormProps) {
  const form = useActionValues(store);
  const { read, now, setTried } = form;
  const [salt] = useState(newSalt);
  const reservation = useReservation(form, trait.token, address);
  const balances = useBalances();
  const owned = useOwnedTraits(address, trait.collection);
  const context = usePriceContext(trait);
  const open = useOpenOrders(address);
  const prices = traitListingChoices(trait, context);
  const start = useStartingText(prices);

  const isOpenPending = open.data === undefined && open.error === null;
  const isStarting = useIsStarting(owned.isPending || balances.isPending || isOpenPending);
  if (isStarting) return <FormSkeleton />;
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
  const initial = counters
    ? counterStart(
        counters,
        listings.map((listing) => listing.unitPrice),
      )
    : start;
  const price = read('price', readPrice, initial);
  const floor = `the ${inSentence(priceLabels.floor[context.isFloorOwn ? 'others' : 'all'])}`;
  const suggestion =
    unitPrice === undefined && counters === undefined
      ? suggestionText(prices, start)
      : counterText({ unitPrice, counters }, floor);
  const suggested = startingPrice({ unitPrice })['price'] ?? initial;
  const quantity = read('quantity', readQuantity(own.quantity), '1');
  const end = read('day', readEndDay(now), defaultEndDay(now));

  const prepare = () => {
    if (price.value === undefined || quantity.value === undefined || end.value === undefined)
      return undefined;
    if (!reservation.isValid || reservation.isWaiting) return undefined;
    const { token, tokenId, chainId, fees } = trait;
    const terms = {
      kind: 'listing' as const,
      chainId,
      maker: address,
      asset: { kind: 'trait' as const, token, tokenId, quantity: quantity.value },
      unitPrice: price.value,
      fees,
      expiresAt: end.value,
      reservedFor: reservation.reservedFor,
      counter: balance?.counter ?? '0',
    };
    const labels = joinLabels([labelsOfTrait(trait), reservation.labels]);
    return { steps: [orderStep(terms, undefined, salt)], labels };
  };

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun="listing"
      blockedBy={counterFault(counters, price.value)}
      onIncomplete={() => setTried(true)}
    >
      <OwnOrdersNotice orders={listings} isCounter={counters !== undefined} onStart={onStart} />
      <ListingPrice
        label={`Price per edition, in ${coinSymbol(trait.chainId, 'native')}`}
        field={price.field}
        choices={prices}
        suggestion={suggestion}
        suggested={suggested}
      />
      {own.quantity > 1 && (
        <QuantityField label={`Editions (you hold ${own.quantity})`} {...quantity.field} />
      )}
      <EndDayField {...end.field} error={end.error} now={now} />
      <ReserveField reservation={reservation} />
    </SigningForm>
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
