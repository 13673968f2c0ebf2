import { rerollAction } from '@trait-market/contract/economy/actions';
import { type Commitment, tableHash } from '@trait-market/contract/economy/draws';
import {
  nextTier,
  REROLL_CREDITS,
  rerollContract,
  type RerollPoolDetail,
  rerollTable,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import { type Tier, tierOf } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import { bytesToHex } from 'viem';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { rerolledPath } from '@/lib/economy/draws/reroll-paths';
import { apiOptions } from '@/lib/api-fetcher';
import { shortenAddress } from '@/lib/format/shorten-address';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { nameOf } from './text/labels';
import { validityText } from './text/validity-text';
import { halvesSentence } from './text/draw-sentences';

const rerolls = initClient(rerollContract, apiOptions);

const schema = stepSchema(rerollAction);
export type RerollStep = z.infer<typeof schema>;

/** Returns the tier of the trait drawn for three editions; undefined for one edition. */
export const drawnTier = (stake: readonly OwnedTrait[]): Tier | undefined => {
  const [first] = stake;
  if (first === undefined || stake.length === 1) return undefined;
  return nextTier(first.tier ?? tierOf(first.editions));
};

/** Returns the price of a re-roll or an upgrade, in credits. */
export const creditsFor = (stake: readonly unknown[]): number =>
  stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS;

/**
 * Returns the step that re-rolls: from the shown pool, with the provider's commitment and new
 * random bytes.
 */
export const rerollStep = (
  pool: RerollPoolDetail,
  stake: readonly OwnedTrait[],
  owner: WalletAddress,
  { commitment }: Commitment,
): RerollStep => ({
  kind: 'reroll',
  chainId: pool.chainId,
  message: {
    owner,
    token: pool.token,
    slot: pool.slot,
    stake: stake.map(({ tokenId }) => tokenId),
    commitment,
    table: tableHash(rerollTable(pool, drawnTier(stake))),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    highestCredits: String(creditsFor(stake)),
    ...untimed(),
  },
});

export const rerollMessage: MessageDefinition<RerollStep> = {
  ...signedBy(rerollAction),
  schema,
  title: 'Re-rolling',
  sentences: (step, labels) => {
    const { token, stake, highestCredits, table } = step.message;
    const named = (tokenId: string) => nameOf(labels, { kind: 'trait', token, tokenId });
    const [joins = '', ...burned] = stake;
    return [
      ...(burned.length === 0
        ? [`You put in ${named(joins)} and get one edition out of the pool. This can’t be undone.`]
        : [
            `You put in ${named(joins)}, which joins the pool.`,
            `You burn ${burned.map((id) => named(id)).join(' and ')}: gone for good.`,
            'You get one edition of the next tier out of the pool. This can’t be undone.',
          ]),
      `It costs at most ${highestCredits} credits.`,
      `What you get is drawn from exactly the pool as it is now (${shortenAddress(table)}). If it changes first, nothing happens and you keep everything.`,
      halvesSentence(step.message),
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    const { state } = bodyOf(await rerolls.reroll({ body, fetchOptions: withSendTimeout() }));
    return state === 'drawn'
      ? {
          title: 'Your re-roll is done',
          words: 'See what you got. Your browser repeats the draw before it shows you anything.',
          rows: [],
        }
      : {
          title: 'Waiting for the result',
          words:
            'The market has 10 minutes to reveal its half of the draw. If it doesn’t, you get your traits and credits back.',
          rows: [],
        };
  },
  resultLink: (hash) => ({ to: rerolledPath(hash), label: 'See what you got' }),
};
