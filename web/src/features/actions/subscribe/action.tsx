import { PERIOD_DAYS, type Plan } from '@trait-market/contract/economy/credits';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { refreshTier } from '@/lib/economy/queries/refresh-economy';
import { zonedMoment } from '@/lib/format/dates';

import type { MessageDefinition } from '../messages/message';
import {
  boughtRows,
  boughtSummary,
  highestPriceOn,
  moneyPaid,
  ownCredits,
  paidSentences,
} from '../messages/text/sold-for-credits';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { CreditsForm } from '../shared/credits-form';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { usePlanWarnings } from './use-plan-warnings';
import { convertsOwn, isAsBuilt } from '../shared/matching';

type SubscribeStep = StepOf<'subscribe'>;

/** @throws UnreadableOrder when the plan isn't sold on that chain */
export const subscribeStep = (
  plan: Plan,
  chainId: ChainId,
  subscriber: WalletAddress,
): SubscribeStep =>
  newStep('subscribe', chainId, {
    subscriber,
    plan: plan.plan,
    highestPrice: highestPriceOn(plan, chainId),
  });

const PURCHASE = 'plan purchase';

export const subscribeMessage: MessageDefinition<SubscribeStep> = {
  noun: () => PURCHASE,
  sentences: (step) => [
    `You buy the ${step.message.plan} plan for ${PERIOD_DAYS} days, starting now.`,
    'It replaces the plan you have, if any. Credits left from that plan stay until they end, up to the roll-over limit.',
    'It ends automatically. You’re never charged again unless you sign again.',
    ...paidSentences(step),
  ],
  send: async (step, signature) => {
    const bought = await send(market.credits.subscribe, step, signature);
    const { subscription } = bought;
    if (subscription === null) return boughtSummary(bought);
    return {
      title: `You bought the ${subscription.plan} plan`,
      words: 'It’s active now. It doesn’t renew: when it ends, you decide whether to buy it again.',
      rows: [
        ...boughtRows(bought),
        { label: 'Plan ends', value: zonedMoment(new Date(subscription.endsAt)) },
      ],
      next: ownCredits,
    };
  },
  money: moneyPaid,
  onExecuted: (_step, { queryClient, address }) => void refreshTier(queryClient, address),
};

function Form({ action: { plan }, address, store }: FormProps<ActionOf<'subscribe'>>) {
  const { warnings, isLoading } = usePlanWarnings(plan);
  if (isLoading) return <FormSkeleton />;
  return (
    <CreditsForm
      sold={plan}
      noun={PURCHASE}
      lasts={{ label: 'Plan lasts', value: `${PERIOD_DAYS} days, from now` }}
      warnings={warnings}
      stepOn={(chainId) => subscribeStep(plan, chainId, address)}
      address={address}
      store={store}
    />
  );
}

export const subscribe = defineAction<'subscribe'>({
  Form,
  messages: { subscribe: subscribeMessage },
  steps: {
    unwrap: convertsOwn,
    subscribe: (step, { action, address }) =>
      isAsBuilt(step, subscribeStep(action.plan, step.chainId, address)),
  },
});
