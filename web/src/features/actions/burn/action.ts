import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import { burnPath } from '@/lib/economy/burns/light-paths';

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

const BURNED: ActionSummary = { title: 'In the Light', words: '', rows: [] };

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
  send: async (step, signature) => {
    await send(market.burns.burn, step, signature);
    return BURNED;
  },
  resultPage: burnPath,
};

export const burn = defineAction<'burn'>({
  messages: { burn: burnMessage },
  steps: { burn: (step, { action, address }) => isAsBuilt(step, burnStep(action, address)) },
  chains: ({ chainId }) => [chainId],
  traitId: ({ traitId }) => traitId,
  prepare: (action, { address }) => ({ steps: [burnStep(action, address)], labels: NO_LABELS }),
});
