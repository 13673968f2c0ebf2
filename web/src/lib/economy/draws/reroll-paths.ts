import type { RerollPool } from '@trait-market/contract/economy/reroll';

import { paths } from '@/config/paths';

export const poolPath = ({ collection, slot }: Pick<RerollPool, 'collection' | 'slot'>): string =>
  `${paths.reroll}?pool=${encodeURIComponent(`${collection}/${slot}`)}`;

export const rerolledPath = (drawId: string): string =>
  `${paths.reroll}?came=${encodeURIComponent(drawId)}`;
