import type { Bundle } from '@trait-market/contract/economy/credits';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { MessageDefinition } from '../messages/message';
import {
  boughtSummary,
  highestPriceOn,
  moneyPaid,
  paidSentences,
} from '../messages/text/sold-for-credits';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { CreditsForm } from '../shared/credits-form';
import { convertsOwn, isAsBuilt } from '../shared/matching';

type BuyCreditsStep = StepOf<'buyCredits'>;

/** @throws UnreadableOrder when the bundle isn't sold on that chain */
export const buyCreditsStep = (
  bundle: Bundle,
  chainId: ChainId,
  buyer: WalletAddress,
): BuyCreditsStep =>
  newStep('buyCredits', chainId, {
    buyer,
    credits: String(bundle.credits),
    highestPrice: highestPriceOn(bundle, chainId),
  });

const PURCHASE = 'credit purchase';

export const buyCreditsMessage: MessageDefinition<BuyCreditsStep> = {
  noun: () => PURCHASE,
  sentences: (step) => [
    `You buy ${step.message.credits} credits.`,
    'They never expire.',
    ...paidSentences(step),
  ],
  send: async (step, signature) => boughtSummary(await send(market.credits.buy, step, signature)),
  money: moneyPaid,
};

function Form({ action: { bundle }, address, store }: FormProps<ActionOf<'buyCredits'>>) {
  return (
    <CreditsForm
      sold={bundle}
      noun={PURCHASE}
      lasts={{ label: 'They end', value: 'never' }}
      warnings={[]}
      stepOn={(chainId) => buyCreditsStep(bundle, chainId, address)}
      address={address}
      store={store}
    />
  );
}

export const buyCredits = defineAction<'buyCredits'>({
  Form,
  messages: { buyCredits: buyCreditsMessage },
  steps: {
    unwrap: convertsOwn,
    buyCredits: (step, { action, address }) =>
      isAsBuilt(step, buyCreditsStep(action.bundle, step.chainId, address)),
  },
});
