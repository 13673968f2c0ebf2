import type { Collection } from '@trait-market/contract/economy/collections';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';
import { MAX_GIFTED } from '@trait-market/contract/economy/actions';
import { useId } from 'react';

import { useCollections } from '@/lib/economy/collections/use-collections';
import { Warnings } from '@/components/economy/warnings';
import { TextField } from '@/components/text-field';
import { CheckInput } from '@/components/ui/check-input';

import type { MessageDefinition } from '../messages/message';
import { nameOf, labelsOfTraits } from '../messages/text/labels';
import { validityText } from '../messages/text/validity-text';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { useActionValues } from '../shared/form/use-action-values';
import { readRecipient, isRecipient } from './recipient';
import { readCount } from '../shared/form/form-values';

type GiftStep = StepOf<'gift'>;

export const giftStep = (
  { chainId, token, tokenId }: OwnedTrait,
  recipient: WalletAddress,
  quantity: number,
  owner: WalletAddress,
): GiftStep =>
  newStep('gift', chainId, { owner, token, tokenId, recipient, quantity: String(quantity) });

export const giftMessage: MessageDefinition<GiftStep> = {
  noun: () => 'transfer',
  sentences: (step, labels) => {
    const { token, tokenId, recipient, quantity } = step.message;
    const editions = quantity === '1' ? '1 edition' : `${quantity} editions`;
    return [
      `You send ${editions} of ${nameOf(labels, { kind: 'trait', token, tokenId })} to ${getAddress(recipient)}.`,
      'Compare the whole address. Someone else’s can begin and end the same way.',
      'You get nothing in return, and this can’t be undone.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    await send(market.wallets.gift, step, signature);
    const { recipient, quantity } = step.message;
    return {
      title: quantity === '1' ? 'It’s sent' : 'They’re sent',
      words: 'The new holder gets a notice.',
      rows: [
        { label: 'To', value: getAddress(recipient) },
        { label: 'Editions', value: quantity },
      ],
    };
  },
};

const CONFIRMED = '1';

/** The length of an address: `0x` and 40 digits. A shorter input counts as still being typed. */
const ADDRESS_LENGTH = 42;

/** The token contracts known to the form. The market rejects those of all collections. */
const tokensOf = ({ token }: OwnedTrait, collections: readonly Collection[] = []) => [
  token,
  ...collections.flatMap(({ contracts }) => [contracts.avatars, contracts.traits]),
];

const listedWarning = (listed: number, loose: number, count: number | undefined): string[] =>
  listed > 0 && count !== undefined && count > loose - listed
    ? [`You’ve listed ${listed} of them. Listings that you can no longer fill become inactive.`]
    : [];

function Form({ action, address, store }: FormProps<ActionOf<'gift'>>) {
  const { trait, loose, listed } = action;
  const { values, change, read, wasTried, setTried } = useActionValues(store);
  const collections = useCollections();
  const confirmId = useId();
  const most = Math.min(loose, MAX_GIFTED);
  const entered = values['recipient'] ?? '';
  const tokens = tokensOf(trait, collections.data);
  const recipient = readRecipient(entered, { sender: address, tokens });
  const { value: count, field } = read('editions', readCount(most), '1');
  const isConfirmed = values['confirmed'] === CONFIRMED;
  const review = () => {
    setTried(true);
    if (recipient.value === undefined || count === undefined || !isConfirmed) return;
    store.review([giftStep(trait, recipient.value, count, address)], labelsOfTraits([trait]));
  };
  return (
    <ActionForm onReview={review} isWaiting={collections.isPending}>
      <TextField
        label="Recipient’s address"
        value={entered}
        placeholder="0x…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono"
        error={wasTried || entered.trim().length >= ADDRESS_LENGTH ? recipient.error : undefined}
        onChange={({ target }) => change('recipient')(target.value)}
      />
      {loose > 1 && <QuantityField label={`Editions to send (of ${loose})`} {...field} />}
      <Warnings words={listedWarning(listed, loose, count)} />
      <div className="grid gap-2">
        <label htmlFor={confirmId} className="flex cursor-pointer gap-3 text-sm">
          <CheckInput
            id={confirmId}
            checked={isConfirmed}
            aria-invalid={wasTried && !isConfirmed}
            onChange={({ target }) => change('confirmed')(target.checked ? CONFIRMED : '')}
          />
          <span>
            I got this address from its owner, and I know that I can’t get back what I send.
          </span>
        </label>
        {wasTried && !isConfirmed && (
          <p role="alert" className="text-sm text-danger">
            Tick this box first.
          </p>
        )}
      </div>
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
