import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';
import { MAX_GIVEN } from '@trait-market/contract/economy/actions';

import { WaitingDrawNote } from '@/components/draw/waiting-draw-note';
import { poolPath } from '@/lib/economy/draws/reroll-paths';
import { AWAITS_DRAW, useWaitingDraw } from '@/lib/economy/draws/use-waiting-draw';
import { useSendOnce } from '@/lib/use-send-once';

import type { MessageDefinition } from '../messages/message';
import { nameOf, labelsOfTraits } from '../messages/text/labels';
import { validityText } from '../messages/text/validity-text';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { type ActionOf, type FormProps, type Prepared, defineAction } from '../shared/action';
import { QuantityField } from '../shared/form/fields';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';
import { readCount } from '../shared/form/form-values';

type PoolGiveStep = StepOf<'poolGive'>;

export const poolGiveStep = (
  { chainId, token, slot, tokenId }: OwnedTrait,
  quantity: number,
  owner: WalletAddress,
): PoolGiveStep =>
  newStep('poolGive', chainId, { owner, token, slot, tokenId, quantity: String(quantity) });

const DONATION = 'donation';

export const poolGiveMessage: MessageDefinition<PoolGiveStep> = {
  noun: () => DONATION,
  sentences: (step, labels) => {
    const { token, tokenId, quantity } = step.message;
    const editions = quantity === '1' ? '1 edition' : `${quantity} editions`;
    return [
      `You donate ${editions} of ${nameOf(labels, { kind: 'trait', token, tokenId })} to the re-roll pool.`,
      'You get nothing in return, and this can’t be undone.',
      validityText(step),
    ];
  },
  send: async (step, signature, action) => {
    const { traits, editions } = await send(market.reroll.give, step, signature);
    const trait = action.kind === 'giveToPool' ? action.trait : undefined;
    const quantity = Number(step.message.quantity);
    return {
      title: 'Donated to the pool',
      words: 'Thank you. Anyone can draw it in a re-roll now.',
      rows: [
        { label: 'Traits in the pool', value: String(traits) },
        { label: 'Editions in the pool', value: String(editions) },
      ],
      ...(trait && {
        result: { items: [{ kind: 'trait' as const, trait, quantity }], isOwn: false },
        next: { to: poolPath(trait), label: 'See the pool' },
      }),
    };
  },
};

function Form({ action: { trait, free }, address, store }: FormProps<ActionOf<'giveToPool'>>) {
  const { read, setTried } = useActionValues(store);
  const { waiting, refetch } = useWaitingDraw(trait);
  const most = Math.min(free, MAX_GIVEN);
  const { value: count, field } = read('editions', readCount(most), '1');
  const sign = useSendOnce({
    mutateAsync: async (shown: Prepared) => {
      if ((await refetch()) === undefined) store.sign(shown);
    },
  });
  const prepare = () =>
    count === undefined
      ? undefined
      : { steps: [poolGiveStep(trait, count, address)], labels: labelsOfTraits([trait]) };
  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun={DONATION}
      about="plan"
      blockedBy={waiting && AWAITS_DRAW}
      onIncomplete={() => setTried(true)}
      sign={sign}
    >
      {free > 1 && <QuantityField label={`Editions to donate (of ${free})`} {...field} />}
      <WaitingDrawNote draw={waiting} address={address} />
    </SigningForm>
  );
}

export const giveToPool = defineAction<'giveToPool'>({
  Form,
  messages: { poolGive: poolGiveMessage },
  steps: {
    poolGive: ({ message }, { action: { trait, free }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, trait.token) &&
      message.slot === trait.slot &&
      message.tokenId === trait.tokenId &&
      Number(message.quantity) <= free,
  },
  chains: ({ trait }) => [trait.chainId],
  traitId: ({ trait }) => trait.id,
});
