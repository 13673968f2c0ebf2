import type { Item } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import type { Action } from '@/lib/actions/action';
import { isAvatarItem } from '@/lib/economy/avatars/about-avatar';
import { listText } from '@/lib/format/list-text';
import { checksumAddress } from '@/lib/format/checksum-address';

import type { MessageDefinition } from '../messages/message';
import { market, send } from '../messages/send';
import { type Labels, nameOf, wornBy } from '../messages/text/labels';
import type { Sentence } from '../messages/text/sentence';
import { Sentences } from '../messages/text/sentence-list';
import { validityText } from '../messages/text/validity-text';
import { EndangeredOrders } from './endangered-orders';
import type { GiftStep } from './gift-step';
import { lacksEditions } from './lacks-editions';
import { RecipientName } from '../shared/recipient/recipient-name';
import { RecipientGate, RecipientNotice } from './recipient-notice';

/** Describes the sent item. Only avatars have a look among the labels. */
const sentWords = ({ message }: GiftStep, labels: Labels): string[] => {
  const { token, tokenId, quantity } = message;
  const recipient = checksumAddress(message.recipient);
  const worn = wornBy(labels, { kind: 'avatar', token, tokenId });
  if (worn === undefined) {
    const editions = quantity === '1' ? '1 edition' : `${quantity} editions`;
    const name = nameOf(labels, { kind: 'trait', token, tokenId });
    return [`You send ${editions} of ${name} to ${recipient}.`];
  }
  const names = worn.map((trait) =>
    nameOf(labels, { kind: 'worn', token, tokenId: trait.tokenId }),
  );
  return [
    `You send the avatar ${nameOf(labels, { kind: 'avatar', token, tokenId })} to ${recipient}.`,
    names.length === 0
      ? 'It wears nothing.'
      : `It goes with everything that it wears: ${listText(names)}.`,
  ];
};

const sentencesOf = (step: GiftStep, labels: Labels): Sentence[] => [
  ...sentWords(step, labels),
  'Compare the whole address. Someone else’s can begin and end the same way.',
  'You get nothing in return, and this can’t be undone.',
  validityText(step),
];

/** Returns whether an order's item can't be given anymore after the transfer. */
const missedBy =
  (action: Action, sent: number) =>
  (item: Item, units: number): boolean => {
    if (action.kind === 'giftAvatar') return isAvatarItem(action)(item);
    return (
      action.kind === 'gift' &&
      lacksEditions(item, units, { traitId: action.trait.id, left: action.loose - sent })
    );
  };

type GiftMeaningProps = { step: GiftStep; labels: Labels; action: Action };

function GiftMeaning({ step, labels, action }: GiftMeaningProps) {
  const { owner, quantity } = step.message;
  return (
    <>
      <RecipientNotice step={step} />
      <Sentences words={sentencesOf(step, labels)} />
      <EndangeredOrders owner={owner} isMissed={missedBy(action, Number(quantity))} />
    </>
  );
}

export const giftMessage: MessageDefinition<GiftStep> = {
  noun: () => 'transfer',
  sentences: sentencesOf,
  Meaning: GiftMeaning,
  Gate: RecipientGate,
  send: async (step, signature, action) => {
    await send(market.wallets.gift, step, signature);
    const { recipient, quantity } = step.message;
    return {
      title: quantity === '1' ? 'It’s sent' : 'They’re sent',
      words: 'The new holder gets a notice.',
      next: { to: paths.profile(recipient), label: 'See their profile' },
      rows: [
        { label: 'To', value: <RecipientName address={recipient} /> },
        ...(action.kind === 'gift' ? [{ label: 'Editions', value: quantity }] : []),
      ],
    };
  },
};
