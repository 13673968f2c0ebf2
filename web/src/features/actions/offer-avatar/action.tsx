import { CheckInput } from '@/components/ui/check-input';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { avatarOfferChoices } from '../shared/prices/choices';
import { buyingWarnings } from '@/lib/price-warnings/price-warnings';
import { defineAction } from '../shared/action';
import { labelsOfAvatarDetail, promisesOf, wornText } from '../shared/avatars/avatar-promises';
import { OfferTermsForm } from '../shared/offering/offer-terms-form';
import type { Offered } from '../shared/offering/offered';
import { TICKED, UNTICKED } from '../shared/orders/trade-choices';
import { useActionValues } from '../shared/form/use-action-values';
import { useAvatarContext } from '../shared/avatars/use-avatar-context';
import { makesOrders } from '../shared/making-orders';
import { isOfAvatar } from '../shared/matching';
import { withAvatar, type AvatarFormProps } from '../shared/form/with-avatar';

function OfferAvatarForm({ avatar, address, store, onStart }: AvatarFormProps) {
  const form = useActionValues(store);
  const context = useAvatarContext(avatar);
  const isSure = form.values['dressed'] !== UNTICKED;
  const { chainId, fees, token, tokenId, worn, price } = avatar;
  const { bestOffer } = context;

  const offered: Offered = {
    chainId,
    fees,
    most: 1,
    asset: () => ({ kind: 'avatar', token, tokenId }),
    commitments: isSure ? promisesOf(avatar) : [],
    isFor: (item) =>
      item.kind === 'avatar' &&
      item.avatar.collection === avatar.collection &&
      item.avatar.tokenId === tokenId,
    labels: labelsOfAvatarDetail(avatar),
    warnings: (amount) => [
      ...buyingWarnings(amount, context, true),
      ...(price && amount >= BigInt(price.amount)
        ? [`You can buy it now for ${exactPrice(price)}.`]
        : []),
      ...(bestOffer && amount <= BigInt(bestOffer.amount)
        ? [
            `Someone else offers ${exactPrice(nativePrice(bestOffer))} for it. Its owner sees that one first.`,
          ]
        : []),
    ],
  };
  return (
    <OfferTermsForm
      offered={offered}
      prices={avatarOfferChoices(avatar, context)}
      address={address}
      store={store}
      form={form}
      onStart={onStart}
    >
      {worn.length > 0 && (
        <label className="flex cursor-pointer gap-3 text-sm">
          <CheckInput
            checked={isSure}
            onChange={({ target }) => form.change('dressed')(target.checked ? TICKED : UNTICKED)}
          />
          <span className="min-w-0 wrap-anywhere">
            Only with what it wears now: {wornText(avatar)}
            <span className="block text-muted">
              Your offer can’t be accepted once one of them is taken off or swapped.
            </span>
          </span>
        </label>
      )}
    </OfferTermsForm>
  );
}

export const offerAvatar = defineAction<'offerAvatar'>({
  Form: withAvatar(OfferAvatarForm),
  ...makesOrders('offer', isOfAvatar),
  avatar: (action) => action,
});
