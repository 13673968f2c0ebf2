import { MAX_GIFTED } from '@trait-market/contract/economy/actions';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';

import { newStep } from '../messages/step';
import { labelsOfTraits } from '../messages/text/labels';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { readCount } from '../shared/form/form-values';
import type { GiftStep } from './gift-step';
import { giftMessage } from './message';
import { isRecipient } from '../shared/recipient/recipient';
import { ConfirmField, RecipientField, useRecipientForm } from './recipient-fields';

export const giftStep = (
  { chainId, token, tokenId }: Pick<OwnedTrait, 'chainId' | 'token' | 'tokenId'>,
  recipient: WalletAddress,
  quantity: number,
  owner: WalletAddress,
): GiftStep =>
  newStep('gift', chainId, { owner, token, tokenId, recipient, quantity: String(quantity) });

const listedWarning = (listed: number, loose: number, count: number | undefined): string[] =>
  listed > 0 && count !== undefined && count > loose - listed
    ? [`You’ve listed ${listed} of them. Listings that you can no longer fill become inactive.`]
    : [];

function Form({ action, address, store }: FormProps<ActionOf<'gift'>>) {
  const { trait, loose, listed } = action;
  const form = useRecipientForm(store, trait.token, address);
  const { recipient, isConfirmed } = form;
  const most = Math.min(loose, MAX_GIFTED);
  const { value: count, field } = form.read('editions', readCount(most), '1');
  const review = () => {
    form.setTried(true);
    if (recipient.value === undefined || count === undefined || !isConfirmed) return;
    store.review([giftStep(trait, recipient.value, count, address)], labelsOfTraits([trait]));
  };
  return (
    <ActionForm chains={[trait.chainId]} onReview={review} isWaiting={form.isPending}>
      <RecipientField form={form} />
      {loose > 1 && <QuantityField label={`Editions to send (of ${loose})`} {...field} />}
      <Warnings words={listedWarning(listed, loose, count)} />
      <ConfirmField form={form} />
    </ActionForm>
  );
}

export const gift = defineAction<'gift'>({
  Form,
  messages: { gift: giftMessage },
  steps: {
    gift: ({ message }, { action: { trait, loose }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, trait.token) &&
      message.tokenId === trait.tokenId &&
      isRecipient(message.recipient, { sender: address, tokens: [trait.token] }) &&
      Number(message.quantity) <= loose,
  },
  chains: ({ trait }) => [trait.chainId],
  traitId: ({ trait }) => trait.id,
});
