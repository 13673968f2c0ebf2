import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import type { DrawTable } from '@trait-market/contract/economy/draws';

import type { DrawConduct, DrawRow } from '../tables/drop-row';
import type { OpenCommitment } from './commitments';

type Accepted = { message: { round: string }; table: DrawTable; now: number };

/** Returns an accepted draw's fields, all of which are fixed before its round is published. */
export const pendingDraw = (
  conduct: DrawConduct,
  { anchor, position, commitment }: OpenCommitment,
  { message, table, now }: Accepted,
) => {
  const due = roundTime(DEMO_BEACON, Number(message.round));
  return {
    anchor,
    position,
    commitment,
    table,
    takenAt: conduct === 'old-round' ? due : now,
    ...(conduct !== 'honest' && { conduct }),
    beacon: null,
    revealedAt: null,
    link: null,
    picks: [],
  } satisfies Partial<DrawRow>;
};
