import { isSameAddress } from '@trait-market/contract/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Warnings } from '@/components/economy/warnings';
import { QueryFailure } from '@/components/query-failure';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { avatarFloorChoice, bestOfferChoice, lastSaleChoice } from '../shared/prices/choices';
import { PriceChoices } from '../shared/prices/price-choices';
import { sellingWarnings } from '../shared/prices/price-warnings';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { CounteredOffer } from '../shared/orders/countered-offer';
import { ActionForm } from '../shared/form/action-form';
import { labelsOfAvatarDetail, promisesOf, wornText } from '../shared/avatars/avatar-promises';
import { defaultEndDay } from '../shared/form/end-date';
import { AmountField, EndDayField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { startingPrice } from '../shared/form/starting-price';
import { readEndDay, readPrice } from '../shared/form/form-values';
import { sellerRows } from '../shared/form/price-rows';
import { useActionValues } from '../shared/form/use-action-values';
import { useAvatarContext } from '../shared/avatars/use-avatar-context';
import { AvatarNotHeld } from '../shared/holding/not-held';
import { orderStep } from '../messages/order';
import { makesOrders } from '../shared/making-orders';
import { isOfAvatar } from '../shared/matching';
import { withAvatar, type AvatarFormProps } from '../shared/form/with-avatar';

function ListAvatarForm({ avatar, address, store, onStart }: AvatarFormProps) {
  const { read, now, setTried } = useActionValues(store);
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

  const { chainId, token, tokenId, fees, worn, price: listedAt, lastSale } = avatar;
  const balance = balances.data.find((one) => one.chainId === chainId);
  const price = read('price', readPrice);
  const end = read('day', readEndDay(now), defaultEndDay(now));

  const review = () => {
    setTried(true);
    if (price.value === undefined || end.value === undefined) return;
    const step = orderStep({
      kind: 'listing',
      chainId,
      maker: address,
      asset: { kind: 'avatar', token, tokenId },
      unitPrice: price.value,
      fees,
      commitments: promisesOf(avatar),
      expiresAt: end.value,
      counter: balance?.counter ?? '0',
    });
    store.review([step], labelsOfAvatarDetail(avatar));
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
    <ActionForm chains={[chainId]} onReview={review} moved={{ chainId, tokens: [token] }}>
      <div className="grid gap-2">
        <AmountField label={`Price, in ${coinSymbol(chainId, 'native')}`} {...price.field} />
        <PriceChoices
          choices={[avatarFloorChoice(context), bestOfferChoice(context), lastSaleChoice(lastSale)]}
          value={price.field.value}
          onChoose={price.field.onChange}
        />
        <Warnings words={warnings} />
      </div>
      <EndDayField {...end.field} error={end.error} now={now} />
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
          It’s already listed for <span translate="no">{exactPrice(listedAt)}</span>. When one of
          the two listings sells, the other becomes inactive.
        </p>
      )}
      {price.value !== undefined && (
        <AmountRows
          rows={sellerRows({
            chainId,
            coin: 'native',
            unitPrice: price.value,
            quantity: 1n,
            fees,
          })}
        />
      )}
    </ActionForm>
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
