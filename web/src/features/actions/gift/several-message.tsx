import { CHAINS, type Item } from '@trait-market/contract/economy/shared';

import { type AmountRow, AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action } from '@/lib/actions/action';
import { isAvatarItem } from '@/lib/economy/avatars/about-avatar';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { listText } from '@/lib/format/list-text';
import { checksumAddress } from '@/lib/format/checksum-address';

import { linePicture } from '../messages/lines';
import type { MeaningProps, MessageDefinition } from '../messages/message';
import { tokenKey } from '../messages/order';
import { market, send } from '../messages/send';
import type { StepOf } from '../messages/step';
import { type LinesDone, settlementOf } from '../messages/summary';
import { type Labels, nameOf, wornBy } from '../messages/text/labels';
import type { Sentence } from '../messages/text/sentence';
import { Sentences } from '../messages/text/sentence-list';
import { validityText } from '../messages/text/validity-text';
import { EndangeredOrders } from './endangered-orders';
import { lacksEditions } from './lacks-editions';
import { RecipientGate, RecipientNotice } from './recipient-notice';
import { itemKey, pictureOf } from './several-items';

export type GiftBatchStep = StepOf<'giftBatch'>;
type GiftItem = GiftBatchStep['message']['items'][number];

export const keyOf = ({ token, tokenId }: GiftItem): string => tokenKey(token, tokenId);

const editionsText = (count: number): string => (count === 1 ? '1 edition' : `${count} editions`);

/** Returns what an avatar wears; undefined for a trait, because only avatars have a look. */
const wornOf = (labels: Labels, { token, tokenId }: GiftItem) =>
  wornBy(labels, { kind: 'avatar', token, tokenId });

const sentText = (items: readonly GiftItem[], labels: Labels): string => {
  const traits = items.filter((item) => wornOf(labels, item) === undefined);
  const editions = traits.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const avatars = items.length - traits.length;
  return listText([
    ...(traits.length > 0 ? [`${editionsText(editions)} of ${traitsText(traits.length)}`] : []),
    ...(avatars > 0 ? [avatars === 1 ? '1 avatar' : `${avatars} avatars`] : []),
  ]);
};

const sentencesOf = (step: GiftBatchStep, labels: Labels): Sentence[] => {
  const { items, recipient } = step.message;
  const avatars = items.filter((item) => wornOf(labels, item) !== undefined).length;
  return [
    `You send ${sentText(items, labels)} on ${CHAINS[step.chainId].name} to ${checksumAddress(recipient)}.`,
    ...(avatars === 0
      ? []
      : [`${avatars === 1 ? 'The avatar' : 'Each avatar'} goes with everything that it wears.`]),
    ...(items.length > 1 ? ['If one of them can’t be sent, none is.'] : []),
    'Compare the whole address. Someone else’s can begin and end the same way.',
    'You get nothing in return, and this can’t be undone.',
    validityText(step),
  ];
};

/** Reads ids and numbers from what is signed; only names and pictures are the market's. */
const rowsOf = ({ message }: GiftBatchStep, labels: Labels, action: Action): AmountRow[] =>
  message.items.map((item) => {
    const { token, tokenId, quantity } = item;
    const key = keyOf(item);
    const worn = wornOf(labels, item);
    const found =
      action.kind === 'giftSeveral' ? action.items.find((one) => itemKey(one) === key) : undefined;
    const imageUrl = found && pictureOf(found);
    return {
      id: key,
      label: nameOf(labels, { kind: worn ? 'avatar' : 'trait', token, tokenId }),
      detail:
        worn && worn.length > 0
          ? `with ${listText(worn.map((trait) => nameOf(labels, { kind: 'worn', token, tokenId: trait.tokenId })))}`
          : undefined,
      picture: imageUrl && linePicture(imageUrl),
      value: worn ? 'Avatar' : editionsText(Number(quantity)),
    };
  });

/** Returns whether an order's item can't be given anymore after the transfer. */
const missedBy =
  (action: Action, { message }: GiftBatchStep) =>
  (given: Item, units: number): boolean =>
    action.kind === 'giftSeveral' &&
    action.items.some((item) => {
      const sent = message.items.find((one) => keyOf(one) === itemKey(item));
      if (sent === undefined) return false;
      if ('avatar' in item) return isAvatarItem(item.avatar)(given);
      const left = item.quantity - Number(sent.quantity);
      return lacksEditions(given, units, { traitId: item.trait.id, left });
    });

function GiftBatchMeaning({ step, labels, action }: MeaningProps<GiftBatchStep>) {
  return (
    <>
      <RecipientNotice step={step} />
      <AmountRows rows={rowsOf(step, labels, action)} />
      <Sentences words={sentencesOf(step, labels)} />
      <EndangeredOrders owner={step.message.owner} isMissed={missedBy(action, step)} />
    </>
  );
}

export const giftBatchMessage: MessageDefinition<GiftBatchStep, LinesDone> = {
  noun: () => 'transfer',
  sentences: sentencesOf,
  Meaning: GiftBatchMeaning,
  Gate: RecipientGate,
  lineIds: ({ message }) => message.items.map(keyOf),
  doneText: ({ message }, id) => {
    const sent = message.items.find((item) => keyOf(item) === id.toLowerCase());
    return sent && `${sent.quantity} sent`;
  },
  send: async (step, signature) => {
    const { activities } = await send(market.wallets.giftSeveral, step, signature);
    return {
      missedLines: [],
      ...settlementOf(activities.map((activity) => ({ activity }))),
    };
  },
};
