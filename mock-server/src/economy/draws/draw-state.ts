import { REVEAL_MINUTES, type DrawState } from '@trait-market/contract/economy/draws';

import type { DrawRow } from '../tables/drop-row';

const REVEAL_MS = REVEAL_MINUTES * 60_000;

/** Until when a draw's link has to be there. */
export const revealBy = ({ takenAt }: DrawRow): number => takenAt + REVEAL_MS;

/**
 * What has become of a draw by now. That a stake goes back needs nobody to do it: a draw whose link didn't
 * come in time counts as none from then on.
 */
export const drawState = (row: DrawRow, now: number): DrawState => {
  if (row.revealedAt !== null) return row.revealedAt <= now ? 'drawn' : 'waiting';
  // Once it went back, it stays so, whatever becomes of the world's clock.
  return row.isReturned === true || now > revealBy(row) ? 'returned' : 'waiting';
};
