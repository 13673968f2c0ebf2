import { REVEAL_MINUTES, type DrawState } from '@trait-market/contract/economy/draws';

import type { DrawRow } from '../tables/drop-row';

const REVEAL_MS = REVEAL_MINUTES * 60_000;

export const revealBy = ({ takenAt }: DrawRow): number => takenAt + REVEAL_MS;

/** Returns `returned` once a draw's link is overdue, without any action. */
export const drawState = (row: DrawRow, now: number): DrawState => {
  if (row.revealedAt !== null) return row.revealedAt <= now ? 'drawn' : 'waiting';
  // A returned draw stays returned, even when the world's clock is set back.
  return row.isReturned === true || now > revealBy(row) ? 'returned' : 'waiting';
};
