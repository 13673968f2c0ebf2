import { isSameAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { QueryFailure } from '@/components/query-failure';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { avatarListingChoices } from '../shared/prices/choices';
import { sellingWarnings } from '@/lib/price-warnings/price-warnings';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { CounteredOffer } from '../shared/orders/countered-offer';
import { labelsOfAvatarDetail, promisesOf, wornText } from '../shared/avatars/avatar-promises';
import { defaultEndDay } from '../shared/form/end-date';
import { EndDayField } from '../shared/form/end-day-field';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { ListingPrice } from '../shared/form/listing-price';
import {
  counterFault,
  counterStart,
  counterText,
  startingPrice,
} from '../shared/form/starting-price';
import { readEndDay, readPrice } from '../shared/form/form-values';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';
import { useAvatarContext } from '../shared/avatars/use-avatar-context';
import { AvatarNotHeld } from '../shared/holding/not-held';
import { newSalt, orderStep } from '../messages/order';
import { joinLabels } from '../messages/text/labels';
import { ReserveField } from '../shared/reserving/reserve-field';
import { useReservation } from '../shared/reserving/use-reservation';
import { makesOrders } from '../shared/making-orders';
import { isOfAvatar } from '../shared/matching';
import { withAvatar, type AvatarFormProps } from '../shared/form/with-avatar';

function ListAvatarForm({ avatar, counters, unitPrice, address, store, onStart }: AvatarFormProps) {
  const form = useActionValues(store);
  const { read, now, setTried } = form;
  const [salt] = useState(newSalt);
  const reservation = useReservation(form, avatar.token, address);
  const balances = useBalances();
  const context = useAvatarContext(avatar);

  if (balances.isPending) return <FormSkeleton />;
  if (balances.data === undefined)
    return <QueryFailure title="Couldn’t load your wallet" query={balances} />;
  if (!isSameAddress(avatar.owner.address, address))
    return (
      <AvatarNotHeld
        avatar={avatar}
        words="This avatar isn’t in your wallet anymore, so you can’t list it."
        onStart={onStart}
      />
    );

  const { chainId, token, tokenId, fees, worn, price: listedAt } = avatar;
  const balance = balances.data.find((one) => one.chainId === chainId);
  const initial = counters ? counterStart(counters, [listedAt]) : '';
  const price = read('price', readPrice, initial);
  const suggestion = counterText({ unitPrice, counters }, 'the cheapest avatar');
  const suggested = startingPrice({ unitPrice })['price'] ?? initial;
  const end = read('day', readEndDay(now), defaultEndDay(now));

  const prepare = () => {
    if (price.value === undefined || end.value === undefined) return undefined;
    if (!reservation.isValid || reservation.isWaiting) return undefined;
    const terms = {
      kind: 'listing' as const,
      chainId,
      maker: address,
      asset: { kind: 'avatar' as const, token, tokenId },
      unitPrice: price.value,
      fees,
      commitments: promisesOf(avatar),
      expiresAt: end.value,
      reservedFor: reservation.reservedFor,
      counter: balance?.counter ?? '0',
    };
    const labels = joinLabels([labelsOfAvatarDetail(avatar), reservation.labels]);
    return { steps: [orderStep(terms, undefined, salt)], labels };
  };

  const { ownOffer } = context;
  const warnings = [
    ...(price.value === undefined ? [] : sellingWarnings(price.value, context)),
    ...(ownOffer
      ? [
          `Your own offer of ${exactPrice(ownOffer)} for it is still open. A buyer could sell it back to you for that: cancel the offer first.`,
        ]
      : []),
  ];
  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun="listing"
      blockedBy={counterFault(counters, price.value)}
      onIncomplete={() => setTried(true)}
    >
      <ListingPrice
        label={`Price, in ${coinSymbol(chainId, 'native')}`}
        field={price.field}
        choices={avatarListingChoices(avatar, context)}
        suggestion={suggestion}
        suggested={suggested}
      >
        <Warnings words={warnings} />
      </ListingPrice>
      <EndDayField {...end.field} error={end.error} now={now} />
      <ReserveField reservation={reservation} />
      {worn.length > 0 && (
        <p className="text-sm">
          It’s sold with everything it wears: {wornText(avatar)}.{' '}
          <span className="text-muted">
            Your listing promises that. If you take off or swap one of them, no one can buy it until
            you put it back on.
          </span>
        </p>
      )}
      {listedAt && (
        <p className="text-sm text-muted">
          It’s already listed for <span translate="no">{exactPrice(listedAt)}</span>, and that
          listing stays open. When one of the two sells, the other becomes inactive.
        </p>
      )}
    </SigningForm>
  );
}

const AvatarListing = withAvatar(ListAvatarForm);

/** Starts with the offer that the listing answers, if there is one. */
function Form(props: FormProps<ActionOf<'listAvatar'>>) {
  return (
    <>
      <CounteredOffer offer={props.action.counters} />
      <AvatarListing {...props} />
    </>
  );
}

export const listAvatar = defineAction<'listAvatar'>({
  initialValues: startingPrice,
  Form,
  ...makesOrders('listing', isOfAvatar),
  avatar: (action) => action,
});
