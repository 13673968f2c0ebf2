import type { Construction } from '@trait-market/contract/economy/benches';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';

import { BeforeAfter } from '@/components/economy/items/before-after';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { type MessageDefinition, type Wakes, givesTrait } from '../messages/message';
import { creditsText } from '../messages/text/sold-for-credits';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { labelsOfConstruction } from '../messages/text/labels';
import { cancelsOwn, isSameHash } from '../shared/matching';
import { type ActionOf, type ResultProps, defineAction } from '../shared/action';
import { ItemsResult } from '../shared/items-result';

export type UndoDressStep = StepOf<'undoDress'>;

type UndoDress = ActionOf<'undoDress'>;

export const undoDressStep = (
  { chainId, actHash }: Construction,
  owner: WalletAddress,
): UndoDressStep => newStep('undoDress', chainId, { owner, dressHash: actHash });

export const undoDressMessage: MessageDefinition<UndoDressStep> = {
  noun: () => 'undo',
  sentences: ({ message: { dressHash } }, labels) => {
    const avatar = quotedName(labels.dressed?.[dressHash.toLowerCase()]);
    return [
      `You undo the change ${shortenAddress(dressHash)}${avatar === undefined ? '' : ` of ${avatar}`}.`,
      'The avatar looks as it did before. Traits that you put on return to your wallet.',
      'It’s free, and you get back the credits you spent on it.',
    ];
  },
  send: async (step, signature) => {
    const params = { hash: step.message.dressHash };
    const { credits, balance } = await send(
      (request) => market.benches.undo({ ...request, params }),
      step,
      signature,
    );
    return {
      title: 'The change is undone',
      words: 'The avatar wears what it wore before.',
      rows: [
        { label: 'Refunded', value: creditsText(credits) },
        { label: 'You have now', value: creditsText(balance) },
      ],
    };
  },
};

function Subject({ action: { construction } }: { action: UndoDress }) {
  const { avatar, before, after } = construction;
  return <BeforeAfter name={avatarName(avatar)} before={after.imageUrl} after={before.imageUrl} />;
}

/** Shows the avatar in its earlier look. */
function Result({ action: { construction }, onLeave }: ResultProps<UndoDress>) {
  const { avatar, before } = construction;
  const items = [{ kind: 'avatar' as const, avatar: { ...avatar, imageUrl: before.imageUrl } }];
  return <ItemsResult items={items} onLeave={onLeave} />;
}

export const undoDress = defineAction<'undoDress'>({
  Subject,
  Result,
  messages: { undoDress: undoDressMessage },
  steps: {
    undoDress: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) &&
      isSameHash(message.dressHash, action.construction.actHash),
    cancel: cancelsOwn,
  },
  chains: ({ construction }) => [construction.chainId],
  prepare: ({ construction }, { address }) => ({
    steps: [undoDressStep(construction, address)],
    labels: labelsOfConstruction(construction),
  }),
  wakes: ({ construction: { before, after, avatar } }) => {
    const comesLoose = new Set(after.wear.filter((id) => !before.wear.includes(id)));
    const wearsAgain: Wakes = ({ commitments }, lack) =>
      lack === 'look' && commitments.some(({ avatarId }) => avatarId === avatar.tokenId);
    return [givesTrait(({ id }) => comesLoose.has(id)), wearsAgain];
  },
});
