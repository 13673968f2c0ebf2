import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundAfter } from '@trait-market/contract/economy/beacon';

/** The time from which a test's round is due, so that its message arrives before. */
export const ROUND_LEAD_MS = 5_000;

/** The time after which the round of a draw has been published. */
export const ROUND_PUBLISHED_MS = ROUND_LEAD_MS + 1_000;

/** Returns the beacon of a signed draw, and the first round that is due after its acceptance. */
export const nextRound = (now: number) => ({
  beacon: DEMO_BEACON.hash,
  round: String(roundAfter(DEMO_BEACON, now + ROUND_LEAD_MS)),
});
