import type { RerollPool } from '@trait-market/contract/economy/reroll';

import { paths } from '@/config/paths';

/** A pool, to the last edition. */
export const poolPath = ({ collection, slot }: Pick<RerollPool, 'collection' | 'slot'>): string =>
  `${paths.reroll}?pool=${encodeURIComponent(`${collection}/${slot}`)}`;

/** A re-roll, by the id of its draw: what came is shown and checked there. */
export const rerolledPath = (drawId: string): string =>
  `${paths.reroll}?came=${encodeURIComponent(drawId)}`;
