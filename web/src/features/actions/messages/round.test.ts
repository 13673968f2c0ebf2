import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { openPacksRequest } from '@trait-market/contract/fixtures/economy/packs';
import { expect, test } from 'vitest';

import { isRoundOver, roundsOf, withRound } from './round';
import type { StepOf } from './step';

const NOW = Date.UTC(2026, 10, 2, 10);
const at = (ms: number) => new Date(NOW + ms).toISOString();

const stepAt = (asOf: string): StepOf<'packOpen'> => ({
  kind: 'packOpen',
  chainId: 1,
  message: openPacksRequest.message,
  rounds: roundsOf(DEMO_BEACON, asOf, NOW),
});

/** Returns how long after the device's time the step's round is due, in seconds. */
const leadOf = ({ message }: StepOf<'packOpen'>): number =>
  (roundTime(DEMO_BEACON, Number(message.round)) - NOW) / 1_000;

test('E347 a draw names a round that leaves time to sign, and more after a slow signature', () => {
  const step = stepAt(at(0));
  expect(leadOf(withRound(step, NOW, false))).toBe(16);
  expect(leadOf(withRound(step, NOW, true))).toBe(76);
});

test('E347 T150 a round is never named by a market’s time that is behind', () => {
  expect(leadOf(withRound(stepAt(at(-3_600_000)), NOW, false))).toBe(16);
  expect(leadOf(withRound(stepAt(at(60_000)), NOW, false))).toBe(76);
});

test('E347 a round is over once it is due', () => {
  const step = withRound(stepAt(at(0)), NOW, false);
  expect(isRoundOver(step, NOW + 15_999)).toBe(false);
  expect(isRoundOver(step, NOW + 16_000)).toBe(true);
  expect(isRoundOver({ ...step, rounds: { ...step.rounds, marketAheadMs: 1 } }, NOW + 15_999)).toBe(
    true,
  );
});
