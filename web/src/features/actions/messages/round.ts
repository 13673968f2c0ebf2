import { type Beacon, roundAfter, roundTime } from '@trait-market/contract/economy/beacon';

import { ROUND_LEAD_MS, SLOW_ROUND_LEAD_MS } from '@/config/constants';

import type { Signable, StepOf } from './step';

export type DrawStep = StepOf<'packOpen'> | StepOf<'reroll'>;

/** The placeholder for the round until the user confirms the review. */
export const NO_ROUND = '1';

/**
 * Returns the rounds for a step.
 *
 * @param asOf the market's time, which is used only if it is ahead: a round of the past would be
 * known to the market
 */
export const roundsOf = (
  { period, genesisTime }: Beacon,
  asOf: string,
  now: number,
): DrawStep['rounds'] => ({
  period,
  genesisTime,
  marketAheadMs: Math.max(0, Date.parse(asOf) - now),
});

export const isDraw = (step: Signable): step is DrawStep =>
  step.kind === 'packOpen' || step.kind === 'reroll';

export const beaconOfStep = ({ rounds, message }: DrawStep) => ({
  ...rounds,
  hash: message.beacon,
  publicKey: '0x' as const,
});

/**
 * Names the round that decides a draw, late enough for the wallet to sign before it is due.
 *
 * @param isRepeated whether the wallet took too long before
 */
export const withRound = <Step extends Signable>(
  step: Step,
  now: number,
  isRepeated: boolean,
): Step => {
  if (!isDraw(step)) return step;
  const from = now + step.rounds.marketAheadMs + (isRepeated ? SLOW_ROUND_LEAD_MS : ROUND_LEAD_MS);
  const round = String(roundAfter(beaconOfStep(step), from));
  return { ...step, message: { ...step.message, round } };
};

/** Returns whether the round is due, so that the market would refuse the signature. */
export const isRoundOver = (step: Signable, now: number): boolean =>
  isDraw(step) &&
  roundTime(beaconOfStep(step), Number(step.message.round)) <= now + step.rounds.marketAheadMs;
