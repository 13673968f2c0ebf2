import { hashWorn } from '@trait-market/contract/economy/actions';
import { UNDO_HOURS, type DressBatchPlan } from '@trait-market/contract/economy/benches';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import { BatchWarnings } from '@/components/editor/plan-warnings';
import { AmountRows } from '@/components/economy/prices/amount-rows';
import { creditSum } from '@/lib/economy/amounts/credit-sum';

import type { MessageDefinition } from '../messages/message';
import { type Labels, joinLabels, labelsOfPlan } from '../messages/text/labels';
import {
  avatarText,
  changeSentences,
  dressedSummary,
  dressingOf,
  wornTokens,
} from '../messages/text/dressing';
import type { Sentence } from '../messages/text/sentence';
import { Sentences } from '../messages/text/sentence-list';
import { type StepOf, newStep } from '../messages/step';
import { market, send } from '../messages/send';
import { cancelsOwn, isAsBuilt } from '../shared/matching';
import { refusedForBatch } from './refusal';
import { type ActionOf, type ResultProps, defineAction } from '../shared/action';
import { ItemsResult } from '../shared/items-result';
import { creditRows } from '../shared/form/price-rows';
import { DressedSubject } from '../shared/subject/dressed-subject';

type DressBatchStep = StepOf<'dressBatch'>;

type BatchFacts = {
  about: string[];
  avatars: { id: string; name: string; sentences: Sentence[] }[];
};

const batchFacts = ({ message, worn }: DressBatchStep, labels: Labels): BatchFacts => {
  const { dressings, highestCredits } = message;
  const isOne = dressings.length === 1;
  return {
    about: [
      isOne
        ? 'You change 1 avatar.'
        : `You change ${dressings.length} avatars with one signature: all of them, or none.`,
      `It costs ${highestCredits} credits at most, all together.`,
      `You can undo ${isOne ? 'it' : 'all of it at once'} for free within ${UNDO_HOURS} hours, while the avatars and the traits are still yours and unchanged.`,
    ],
    avatars: dressings.map((dressing, position) => {
      const dressed = { ...dressing, worn: worn[position] ?? [] };
      return {
        id: `${dressing.token}/${dressing.avatarId}`,
        name: avatarText(dressed, labels),
        sentences: changeSentences(dressed, labels),
      };
    }),
  };
};

type BatchSentencesProps = {
  step: DressBatchStep;
  labels: Labels;
  action: Action;
};

function BatchSentences({ step, labels, action }: BatchSentencesProps) {
  const { about, avatars } = batchFacts(step, labels);
  const plans = action.kind === 'dressBatch' ? action.plan.dressings : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Sentences words={about} />
      <ol aria-label="What changes on each avatar" className="grid grid-cols-1">
        {avatars.map(({ id, name, sentences }, position) => (
          <li key={id} className="grid grid-cols-1 gap-1.5 border-t border-hairline pb-4">
            {/* The avatar's heading stays visible while the sentences about the avatar scroll. */}
            <h4 className="sticky top-0 flex gap-2 bg-surface pt-3 pb-1 text-sm font-semibold">
              <span className="shrink-0 text-muted tabular-nums">
                {`${position + 1} of ${avatars.length}`}
              </span>{' '}
              <span translate="no" className="min-w-0 wrap-anywhere">
                {name}
              </span>
            </h4>
            {plans[position] && <DressedSubject plan={plans[position]} />}
            <Sentences words={sentences} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** @throws UnreadableOrder when the displayed looks differ or the avatars' chains differ */
export const dressBatchStep = (
  { dressings, credits }: DressBatchPlan,
  owner: WalletAddress,
): DressBatchStep => {
  const [first] = dressings;
  if (first === undefined || dressings.some(({ chainId }) => chainId !== first.chainId))
    throw new UnreadableOrder('These avatars can’t be changed with one signature.');
  const message = {
    owner,
    dressings: dressings.map(dressingOf),
    highestCredits: String(credits),
  };
  return { ...newStep('dressBatch', first.chainId, message), worn: dressings.map(wornTokens) };
};

export const dressBatchMessage: MessageDefinition<DressBatchStep> = {
  noun: () => 'change',
  sentences: (step, labels) => {
    const { about, avatars } = batchFacts(step, labels);
    return [
      ...about,
      ...avatars.flatMap((avatar) => [`You change ${avatar.name}.`, ...avatar.sentences]),
    ];
  },
  Meaning: BatchSentences,
  send: async (step, signature) =>
    dressedSummary(
      await send(
        ({ body, ...request }) =>
          market.benches.dress({ ...request, body: { kind: 'batch', ...body } }),
        step,
        signature,
      ),
    ),
};

function Result({ action: { plan }, onLeave }: ResultProps<ActionOf<'dressBatch'>>) {
  const items = plan.dressings.map(({ avatar, imageUrl }) => ({
    kind: 'avatar' as const,
    avatar: { ...avatar, imageUrl },
  }));
  return <ItemsResult items={items} onLeave={onLeave} />;
}

export const dressBatch = defineAction<'dressBatch'>({
  messages: { dressBatch: dressBatchMessage },
  steps: {
    dressBatch: (step, { action, address }) => {
      const built = dressBatchStep(action.plan, address);
      return (
        isAsBuilt(step, built) &&
        step.worn.length === built.worn.length &&
        built.worn.every((worn, position) => hashWorn(worn) === hashWorn(step.worn[position] ?? []))
      );
    },
    cancel: cancelsOwn,
  },
  chains: ({ plan }) => plan.dressings.map(({ chainId }) => chainId),
  prepare: ({ plan }, { address }) => ({
    steps: [dressBatchStep(plan, address)],
    labels: joinLabels(plan.dressings.map(labelsOfPlan)),
  }),
  wakes: () => [],
  plannedWakes: ({ plan }) => plan.wakes,
  ReviewNotice: ({ action: { plan } }) => (
    <>
      <AmountRows rows={creditRows(plan.credits, creditSum(plan.balance))} />
      <BatchWarnings plan={{ ...plan, wakes: [] }} />
    </>
  ),
  Result,
  refusedFor: refusedForBatch,
});
