import { type LightBurn, WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import { burnPath } from '@/lib/economy/burns/light-paths';
import { zonedMoment } from '@/lib/format/dates';

import type { MessageDefinition } from '../messages/message';
import { assetName, NO_LABELS } from '../messages/text/labels';
import { validityText } from '../messages/text/validity-text';
import type { ActionSummary } from '../messages/summary';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { isAsBuilt } from '../shared/matching';
import { defineAction } from '../shared/action';

type BurnStep = StepOf<'burn'>;

export const burnStep = (
  { chainId, token, tokenId, name, quantity }: Extract<Action, { kind: 'burn' }>,
  owner: WalletAddress,
): BurnStep =>
  newStep('burn', chainId, { owner, token, tokenId, name, quantity: String(quantity) });

const locked = ({ quantity, until }: LightBurn): ActionSummary => ({
  title: quantity === 1 ? 'It’s in the Light' : 'They’re in the Light',
  words: `You have ${WITHDRAW_MINUTES} minutes to change your mind. After that ${quantity === 1 ? 'it’s' : 'they’re'} gone for good.`,
  rows: [
    { label: 'Editions', value: String(quantity) },
    { label: 'Gone at', value: zonedMoment(new Date(until)) },
  ],
});

export const burnMessage: MessageDefinition<BurnStep> = {
  noun: () => 'burn',
  sentences: (step) => {
    const { token, tokenId, name, quantity } = step.message;
    const [them, theyre] = quantity === '1' ? ['it', 'it’s'] : ['all of them', 'they’re'];
    return [
      `You burn ${quantity} ${quantity === '1' ? 'edition' : 'editions'} of ${assetName(name, { kind: 'trait', token, tokenId })}.`,
      `For ${WITHDRAW_MINUTES} minutes ${theyre} locked in the Light, and you can take ${them} back with another signature.`,
      `After that ${theyre} gone for good. Neither you nor we can bring ${them} back.`,
      'You get nothing for it but a certificate, and you pay nothing.',
      validityText(step),
    ];
  },
  send: async (step, signature) => locked(await send(market.burns.burn, step, signature)),
  resultLink: (hash) => ({ to: burnPath(hash), label: 'See it in the Light' }),
};

export const burn = defineAction<'burn'>({
  messages: { burn: burnMessage },
  steps: { burn: (step, { action, address }) => isAsBuilt(step, burnStep(action, address)) },
  chains: ({ chainId }) => [chainId],
  traitId: ({ traitId }) => traitId,
  prepare: (action, { address }) => ({ steps: [burnStep(action, address)], labels: NO_LABELS }),
});
