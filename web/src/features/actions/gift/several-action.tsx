import { refusalAbout, refusalCodeOf } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { AppError } from '@/lib/app-error';
import { cn } from '@/lib/cn';

import type { Refused } from '../messages/refusal';
import { type ActionOf, defineAction, type ResultProps } from '../shared/action';
import type { Checked } from '../shared/matching';
import { NetworksNotice } from '../shared/networks-notice';
import { isRecipient } from '../shared/recipient/recipient';
import { RecipientName } from '../shared/recipient/recipient-name';
import { SeveralForm } from './several-form';
import { chainOf, itemKey, looseOf, nameOfItem, pictureOf } from './several-items';
import { giftBatchMessage, type GiftBatchStep, keyOf } from './several-message';

type Own = ActionOf<'giftSeveral'>;

/** All steps send to one recipient, and no item twice. */
const sendsOwn = (
  { chainId, message }: GiftBatchStep,
  { action, address, steps }: Checked<Own>,
): boolean => {
  const { owner, recipient, items } = message;
  const loose = new Map(
    action.items
      .filter((item) => chainOf(item) === chainId)
      .map((item) => [itemKey(item), looseOf(item)]),
  );
  return (
    isSameAddress(owner, address) &&
    isRecipient(recipient, { sender: address, tokens: items.map(({ token }) => token) }) &&
    steps.every(
      (step) => step.kind === 'giftBatch' && isSameAddress(step.message.recipient, recipient),
    ) &&
    new Set(items.map(keyOf)).size === items.length &&
    items.every((item) => Number(item.quantity) <= (loose.get(keyOf(item)) ?? 0))
  );
};

/** Names the item that can't be sent, since one refuses all of a network. */
const refusedFor = (refused: Refused, error: unknown, { items }: Own): Refused => {
  // The request had been sent before, so this error doesn't prove that nothing was executed.
  if (refused.remedy === 'send') return refused;
  if (!(error instanceof AppError) || error.kind !== 'http') return refused;
  const { avatar, trait } = refusalAbout(error.data);
  const found = items.find((item) =>
    'avatar' in item
      ? item.avatar.collection === avatar?.collection && item.avatar.tokenId === avatar.tokenId
      : item.trait.id === trait,
  );
  if (found === undefined || refusalCodeOf(error.data) !== 'not-the-holder') return refused;
  return {
    title: `You no longer have enough of ${nameOfItem(found)}`,
    words:
      'It was sold, worn or moved after this was prepared, so nothing of this transfer was sent. Go back and take it out, or send fewer.',
    remedy: 'fill',
  };
};

function Result({ steps, onLeave }: ResultProps<Own>) {
  const step = steps.find(({ kind }) => kind === 'giftBatch');
  if (step?.kind !== 'giftBatch') return null;
  const { recipient } = step.message;
  return (
    <>
      <AmountRows rows={[{ label: 'To', value: <RecipientName address={recipient} /> }]} />
      <Link
        to={paths.profile(recipient)}
        onClick={onLeave}
        className={cn('w-full', buttonVariants({ size: 'lg', variant: 'outline' }))}
      >
        See their profile
      </Link>
    </>
  );
}

export const giftSeveral = defineAction<'giftSeveral'>({
  Form: SeveralForm,
  messages: { giftBatch: giftBatchMessage },
  steps: { giftBatch: sendsOwn },
  chains: ({ items }) => items.map(chainOf),
  canSkip: (_action, { steps }) => steps.length > 1,
  ReviewNotice: ({ progress: { steps } }) => <NetworksNotice steps={steps} kind="giftBatch" />,
  refusedFor,
  Result,
  several: {
    lines: ({ items }) =>
      items.map((item) => ({
        id: itemKey(item),
        label: nameOfItem(item),
        imageUrl: pictureOf(item),
      })),
    withoutStep: 'Left out',
    words: {
      all: (count) => (count === 1 ? 'It’s sent' : 'They’re sent'),
      some: (done, count) => `You sent ${done} of ${count}`,
      none: 'You sent nothing',
      allWords: 'The new holder gets a notice of each.',
      someWords: 'What wasn’t sent is still yours, in your wallet.',
    },
  },
});
