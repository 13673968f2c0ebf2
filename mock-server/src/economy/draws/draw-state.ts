import { REVEAL_MINUTES, type DrawState } from '@trait-market/contract/economy/draws';

import type { DrawRow } from '../tables/drop-row';

const REVEAL_MS = REVEAL_MINUTES * 60_000;

export const revealBy = ({ takenAt }: DrawRow): number => takenAt + REVEAL_MS;

/** A draw counts as `returned` once its link is overdue, before any action stores that. */
export const drawState = (row: DrawRow, now: number): DrawState => {
  if (row.revealedAt !== null) return row.revealedAt <= now ? 'drawn' : 'waiting';
  // Checks `isReturned` too: setting the world's clock back must not revive a returned draw.
  return row.isReturned === true || now > revealBy(row) ? 'returned' : 'waiting';
};
