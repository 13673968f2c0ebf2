import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { MAX_ROUND_WAIT_S } from '@trait-market/contract/economy/draws';

import { MarketRefusal } from '../shared/refusal';

/** Requires a round of the market's beacon that is due soon, so that no one can know it yet. */
export const assertRound = (
  { beacon, round }: { beacon: string; round: string },
  now: number,
): void => {
  if (beacon.toLowerCase() !== DEMO_BEACON.hash) {
    throw new MarketRefusal(
      'wrong-beacon',
      'This isn’t the beacon whose public randomness decides draws here. Reload the page and sign again.',
    );
  }
  const due = roundTime(DEMO_BEACON, Number(round));
  if (due <= now) {
    throw new MarketRefusal(
      'round-passed',
      'The round that would have decided the draw is over. Sign again with a later one.',
    );
  }
  if (due > now + MAX_ROUND_WAIT_S * 1000) {
    throw new MarketRefusal(
      'round-too-far',
      `The round that would decide the draw is due more than ${MAX_ROUND_WAIT_S} seconds from now. Sign again with an earlier one.`,
    );
  }
};
