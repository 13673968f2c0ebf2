import { type DressPlan, UNDO_HOURS } from '@trait-market/contract/economy/benches';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { Item } from '@trait-market/contract/economy/shared';
import { hashWorn } from '@trait-market/contract/economy/actions';

import type { Line } from '@/lib/actions/action';
import { listText } from '@/lib/format/list-text';
import { isExtraction, wearableName } from '@/lib/looks/look-words';
import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { creditSum } from '@/lib/economy/amounts/credit-sum';
import { itemsText } from '@/lib/economy/orders/item-words';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { PlanWarnings } from '@/components/editor/plan-warnings';

import type { MessageDefinition } from '../messages/message';
import {
  avatarText,
  changeSentences,
  dressedSummary,
  dressingOf,
  wornTokens,
} from '../messages/text/dressing';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import {
  type ActionOf,
  type FormProps,
  type Prepared,
  type ResultProps,
  defineAction,
} from '../shared/action';
import { ItemsResult } from '../shared/items-result';
import { DressedSubject } from '../shared/subject/dressed-subject';
import { convertNeed, convertSteps, shortOf } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { SigningForm } from '../shared/form/signing-form';
import { cartStep } from '../messages/cart';
import { joinLabels, labelsOfOrder, labelsOfPlan } from '../messages/text/labels';
import { buysLines, cancelsOwn, convertsOwn, isAsBuilt } from '../shared/matching';
import { creditRows, sumOf } from '../shared/form/price-rows';

export type DressStep = StepOf<'dress'>;

/** @throws UnreadableOrder when the displayed look differs from the one that would be signed */
export const dressStep = (plan: DressPlan, owner: WalletAddress): DressStep => {
  const message = { owner, ...dressingOf(plan), highestCredits: String(plan.credits) };
  return { ...newStep('dress', plan.chainId, message), worn: wornTokens(plan) };
};

const looseText = (plan: DressPlan): string => {
  const names = plan.comesLoose.map(({ trait }) => wearableName(trait));
  return `${listText(names)} ${names.length === 1 ? 'is' : 'are'} loose in your wallet now.`;
};

const CHANGE = 'change';

export const dressMessage: MessageDefinition<DressStep> = {
  noun: () => CHANGE,
  sentences: ({ message, worn }, labels) => {
    const dressed = { ...message, worn };
    return [
      `You change ${avatarText(dressed, labels)}.`,
      ...changeSentences(dressed, labels),
      `It costs ${message.highestCredits} credits at most.`,
      `You can undo it for free within ${UNDO_HOURS} hours, while the avatar and the traits are still yours and unchanged.`,
    ];
  },
  send: async (step, signature, action) => {
    const summary = dressedSummary(
      await send(
        ({ body, ...request }) =>
          market.benches.dress({ ...request, body: { kind: 'one', ...body } }),
        step,
        signature,
      ),
      action.kind === 'dress' ? action.buys : [],
    );
    return action.kind === 'dress' && isExtraction(action.plan)
      ? { ...summary, title: 'Extracted', words: looseText(action.plan) }
      : summary;
  },
};

const priceOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? '0');

function Form({ action, address, store }: FormProps<ActionOf<'dress'>>) {
  const { plan, buys } = action;
  const { chainId } = plan;
  const { data: balances, isLoading } = useBalances();
  const due = buys.reduce((sum, order) => sum + priceOf(order), 0n);
  const balance = balances?.find((one) => one.chainId === chainId);
  const need = convertNeed('native', balance, balances === undefined ? 0n : due);

  if (isLoading) return <FormSkeleton />;
  const blockedBy = shortOf(chainId, need);
  const prepare = () => {
    const { steps, labels } = prepareDress(action, address);
    return { steps: [...convertSteps(need, chainId, address), ...steps], labels };
  };

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun={CHANGE}
      about="plan"
      blockedBy={blockedBy}
      onIncomplete={() => undefined}
    >
      <p className="text-sm">
        {buys.length === 1
          ? 'One trait is bought first, then the avatar changes.'
          : `${buys.length} traits are bought first, with one signature, then the avatar changes.`}{' '}
        If one can’t be bought, nothing is bought, and the avatar stays as it is.
      </p>
      {/* The review, which has the prices, waits until the purchase isn't blocked. */}
      {blockedBy !== undefined && (
        <AmountRows
          rows={[
            ...buys.map((order) => ({
              label: itemsText(order.gives),
              value: coinText(chainId, 'native', priceOf(order)),
            })),
            { label: 'You pay', ...sumOf(chainId, 'native', due) },
            ...creditRows(plan.credits, creditSum(plan.balance)),
          ]}
        />
      )}
      <ConvertNotice chainId={chainId} need={need} />
    </SigningForm>
  );
}

type Dress = ActionOf<'dress'>;

/** Without one of its traits, a look can't be worn. */
const ALL = { allRequired: true };

const linesOf = ({ buys }: Pick<Dress, 'buys'>): Line[] =>
  buys.map((order) => ({ order, quantity: 1 }));

/** @throws UnreadableOrder when the displayed values differ from those that would be signed */
export const prepareDress = ({ plan, buys }: Dress, address: WalletAddress): Prepared => ({
  steps: [
    ...(buys.length > 0 ? [cartStep(linesOf({ buys }), address, ALL)] : []),
    dressStep(plan, address),
  ],
  labels: joinLabels([labelsOfPlan(plan), ...buys.map(labelsOfOrder)]),
});

/** Shows what was extracted or, otherwise, the avatar in its new look. */
function Result({ action: { plan }, onLeave }: ResultProps<Dress>) {
  const items: Item[] = isExtraction(plan)
    ? plan.comesLoose.map(({ trait }) => ({ kind: 'trait', trait, quantity: 1 }))
    : [{ kind: 'avatar', avatar: { ...plan.avatar, imageUrl: plan.imageUrl } }];
  return <ItemsResult items={items} onLeave={onLeave} />;
}

export const dress = defineAction<'dress'>({
  Form,
  Subject: ({ action }) => <DressedSubject plan={action.plan} />,
  messages: { dress: dressMessage },
  steps: {
    unwrap: convertsOwn,
    cart: (step, { action, address }) => buysLines(step, linesOf(action), address, ALL),
    dress: (step, { action, address }) => {
      const built = dressStep(action.plan, address);
      return isAsBuilt(step, built) && hashWorn(step.worn) === hashWorn(built.worn);
    },
    cancel: cancelsOwn,
  },
  chains: ({ plan }) => [plan.chainId],
  prepare: (action, { address }) =>
    action.buys.length > 0 ? undefined : prepareDress(action, address),
  hasForm: ({ buys }) => buys.length > 0,
  wakes: () => [],
  plannedWakes: ({ plan }) => plan.wakes,
  ReviewNotice: ({ action: { plan } }) => (
    <>
      <AmountRows rows={creditRows(plan.credits, creditSum(plan.balance))} />
      <PlanWarnings plan={{ ...plan, wakes: [] }} />
    </>
  ),
  Result,
  boughtBefore: (count) =>
    `${count === 1 ? 'The trait you bought first is' : `The ${count} traits you bought first are`} yours, loose in your wallet. The avatar hasn’t changed, and no credits were spent.`,
});
