import { type LightBurn, WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';

import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { type MessageDefinition, givesTrait } from '../messages/message';
import { validityText } from '../messages/text/validity-text';
import type { ActionSummary } from '../messages/summary';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { labelsOfBurn } from '../messages/text/labels';
import { cancelsOwn, isSameHash } from '../shared/matching';
import { defineAction } from '../shared/action';

export type WithdrawBurnStep = StepOf<'withdrawBurn'>;

export const withdrawBurnStep = (
  { chainId, id }: LightBurn,
  owner: WalletAddress,
): WithdrawBurnStep => newStep('withdrawBurn', chainId, { owner, burnHash: id });

const takenBack = ({ trait, quantity }: LightBurn): ActionSummary => ({
  title: quantity === 1 ? 'You took it back' : 'You took them back',
  words: `Nothing was burned. ${quantity === 1 ? 'It’s' : 'They’re'} loose in your wallet again.`,
  rows: [],
  result: { items: [{ kind: 'trait', trait, quantity }], isOwn: true },
});

export const withdrawBurnMessage: MessageDefinition<WithdrawBurnStep> = {
  noun: () => 'withdrawal',
  sentences: (step, labels) => {
    const { burnHash } = step.message;
    const trait = quotedName(labels.burned?.[burnHash.toLowerCase()]);
    return [
      `You take back ${trait ?? 'what you gave to the Light'} (${shortenAddress(burnHash)}), every edition of it.`,
      'It’s loose in your wallet again, and nothing is burned.',
      `If the ${WITHDRAW_MINUTES} minutes are up when your signature arrives, it’s gone for good.`,
      'It’s free.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const params = { id: step.message.burnHash };
    return takenBack(
      await send((request) => market.burns.withdraw({ ...request, params }), step, signature),
    );
  },
};

export const withdrawBurn = defineAction<'withdrawBurn'>({
  messages: { withdrawBurn: withdrawBurnMessage },
  steps: {
    withdrawBurn: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) && isSameHash(message.burnHash, action.burn.id),
    cancel: cancelsOwn,
  },
  chains: ({ burn }) => [burn.chainId],
  traitId: ({ burn }) => burn.trait.id,
  prepare: ({ burn }, { address }) => ({
    steps: [withdrawBurnStep(burn, address)],
    labels: labelsOfBurn(burn),
  }),
  wakes: ({ burn }) => [givesTrait(({ id }) => id === burn.trait.id)],
});
