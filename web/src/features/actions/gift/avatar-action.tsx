import { isSameAddress } from '@trait-market/contract/shared';

import { labelsOfAvatarDetail, wornText } from '../shared/avatars/avatar-promises';
import { defineAction } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { withAvatar, type AvatarFormProps } from '../shared/form/with-avatar';
import { giftStep } from './action';
import { giftMessage } from './message';
import { isRecipient } from '../shared/recipient/recipient';
import { ConfirmField, RecipientField, useRecipientForm } from './recipient-fields';

function GiftAvatarForm({ avatar, address, store }: AvatarFormProps) {
  const form = useRecipientForm(store, avatar.token, address);
  const { recipient, isConfirmed } = form;
  const review = () => {
    form.setTried(true);
    if (recipient.value === undefined || !isConfirmed) return;
    const step = giftStep(avatar, recipient.value, 1, address);
    store.review([step], labelsOfAvatarDetail(avatar));
  };
  return (
    <ActionForm chains={[avatar.chainId]} onReview={review} isWaiting={form.isPending}>
      <RecipientField form={form} />
      {avatar.worn.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {`It goes with everything that it wears: ${wornText(avatar)}. Take off what you want to keep first.`}
        </p>
      )}
      <ConfirmField form={form} />
    </ActionForm>
  );
}

export const giftAvatar = defineAction<'giftAvatar'>({
  Form: withAvatar(GiftAvatarForm),
  messages: { gift: giftMessage },
  steps: {
    gift: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) &&
      message.tokenId === action.tokenId &&
      message.quantity === '1' &&
      isRecipient(message.recipient, { sender: address, tokens: [message.token] }),
  },
  avatar: (action) => action,
});
