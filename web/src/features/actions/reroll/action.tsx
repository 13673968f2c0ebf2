import { REROLL_LIMIT } from '@trait-market/contract/economy/reroll';
import { isSameAddress } from '@trait-market/contract/shared';
import { creditBalance } from '@trait-market/contract/v1/credits';

import { fetchCredits } from '@/lib/credits';
import { rerolledPath } from '@/lib/economy/draws/reroll-paths';
import { fetchOwnRerolls } from '@/lib/economy/draws/reroll-queries';
import { isDrawWaiting } from '@/lib/economy/draws/use-waiting-draw';
import { namesText } from '@/lib/format/names-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { useConnectedAddress } from '@/lib/session/session-context';

import { sendDraw } from '../messages/draw-refusal';
import { fetchCommitment } from '../messages/fetch-commitment';
import { type MessageDefinition, givesTrait } from '../messages/message';
import { market, send } from '../messages/send';
import { storeAcceptance } from '../messages/store-acceptance';
import type { ActionSummary } from '../messages/summary';
import { nameOf } from '../messages/text/labels';
import { validityText, partsSentence } from '../messages/text/validity-text';
import { defineAction } from '../shared/action';
import { cancelsOwn } from '../shared/matching';
import { StakeSubject } from '../shared/subject/stake-subject';
import { Form } from './form';
import { RerollRows } from './reroll-rows';
import { creditsFor, drawnFrom, fetchPool, preparedReroll, type RerollStep } from './rolling';

const isUpgrade = (stake: readonly unknown[]): boolean => stake.length > 1;

const summaryOf = ({ message: { stake } }: RerollStep): ActionSummary => ({
  title: isUpgrade(stake) ? 'Upgrading' : 'Re-rolling',
  words: '',
  rows: [],
});

const rerollMessage: MessageDefinition<RerollStep> = {
  noun: ({ message: { stake } }) => (isUpgrade(stake) ? 'upgrade' : 're-roll'),
  sentences: (step, labels) => {
    const { token, stake, highestCredits, table } = step.message;
    const named = (tokenId: string) => nameOf(labels, { kind: 'trait', token, tokenId });
    const [joins = '', ...burned] = stake;
    return [
      ...(burned.length === 0
        ? [`You put in ${named(joins)} and get one edition out of the pool. This can’t be undone.`]
        : [
            `You put in ${named(joins)}, which joins the pool.`,
            `You burn ${namesText(burned.map(named))}: gone for good.`,
            'You get one edition of the next tier out of the pool. This can’t be undone.',
          ]),
      `It costs at most ${highestCredits} credits.`,
      `What you get is drawn from exactly the pool as it is now (${shortenAddress(table)}). If it changes first, nothing happens and you keep everything.`,
      partsSentence(step.message),
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const draw = await sendDraw({ step, signature }, () =>
      send(market.reroll.reroll, step, signature),
    );
    void storeAcceptance(draw);
    return summaryOf(step);
  },
  resultPage: rerolledPath,
};

export const reroll = defineAction<'reroll'>({
  Form,
  Subject: ({ action: { pool, stake } }) => <StakeSubject pool={pool} stake={stake} />,
  messages: { reroll: rerollMessage },
  steps: {
    reroll: ({ message }, { action: { pool, stake }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, pool.token) &&
      message.slot === pool.slot &&
      message.stake.join() === stake.map(({ tokenId }) => tokenId).join() &&
      Number(message.highestCredits) === creditsFor(stake),
    cancel: cancelsOwn,
  },
  chains: ({ pool }) => [pool.chainId],
  ReviewNotice: ({ action: { pool, stake } }) => (
    <RerollRows pool={pool} stake={stake} address={useConnectedAddress()} />
  ),
  /** The form has nothing to choose. */
  backLabel: () => undefined,
  /** Opens with the review, or with the form when it isn't possible now. */
  prepare: ({ pool, stake }, context) => {
    const load = async () => {
      const { address, queryClient, token } = context;
      const [own, credits, now, isWaiting] = await Promise.all([
        fetchOwnRerolls(queryClient, address),
        fetchCredits(queryClient, token),
        fetchPool(pool, queryClient),
        isDrawWaiting(queryClient, pool, address),
      ]);
      const isPossible =
        own.rerolled < REROLL_LIMIT &&
        creditBalance(credits) >= creditsFor(stake) &&
        now.isOpen &&
        drawnFrom(now, stake) > 0;
      if (!isPossible || isWaiting) return undefined;
      const commitment = await fetchCommitment('reroll', queryClient);
      return preparedReroll({ pool, stake, commitment }, context);
    };
    return load();
  },
  // Any trait of the pool could be drawn and make orders fillable again.
  wakes: ({ pool }) => [
    givesTrait(({ collection, slot }) => collection === pool.collection && slot === pool.slot),
  ],
});
