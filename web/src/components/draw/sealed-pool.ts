import type { RerollPool } from '@trait-market/contract/economy/reroll';

import { slotNames } from '@/lib/economy/traits/trait-words';

import type { Sealed } from './tear-stage';

export const sealedPool = ({
  collection,
  slot,
}: Pick<RerollPool, 'collection' | 'slot'>): Sealed => ({
  id: `${collection}/${slot}`,
  name: 'Re-roll',
  line: slotNames[slot],
  picture: undefined,
});
