import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { REVEAL_MINUTES, type DrawState } from '@trait-market/contract/economy/draws';

import type { DrawRow } from '../tables/drop-row';

const REVEAL_MS = REVEAL_MINUTES * 60_000;

export const roundOf = ({ signed }: Pick<DrawRow, 'signed'>): number =>
  Number(signed.message.round);

/** Counts from the publication of the round or, until then, from the time at which it is due. */
export const revealBy = (row: DrawRow): number =>
  REVEAL_MS +
  (row.beacon === null ? roundTime(DEMO_BEACON, roundOf(row)) : Date.parse(row.beacon.receivedAt));

/** A draw counts as `returned` once its link is overdue, before any action stores that. */
export const drawState = (row: DrawRow, now: number): DrawState => {
  if (row.revealedAt !== null) return row.revealedAt <= now ? 'drawn' : 'waiting';
  // Checks `isReturned` too: setting the world's clock back must not revive a returned draw.
  const isOverdue = row.beacon !== null && now > revealBy(row);
  return row.isReturned === true || isOverdue ? 'returned' : 'waiting';
};
