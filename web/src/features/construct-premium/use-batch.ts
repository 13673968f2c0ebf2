import { useEffect, useState } from 'react';

import type { Look } from '@/lib/looks/look';

import { batchAfter, NO_BATCH, type Batch, type BatchEvent } from './batch';
import { storeBatch, readBatch } from './stored-batch';
import { areSameWishes, withoutFulfilled } from './wishes';

/** Removes changes that the avatars already have and, if there are any, the undo steps. */
const caughtUp = (batch: Batch, worn: ReadonlyMap<string, Look>): Batch => {
  const now = withoutFulfilled(batch.now, worn);
  return areSameWishes(now, batch.now) ? batch : { ...batch, past: [], now, future: [] };
};

/** Restores the batch after a reload. Drops avatars that are no longer in the wallet. */
export const useBatch = (collection: string, worn: ReadonlyMap<string, Look>) => {
  const [batch, setBatch] = useState(() => caughtUp(readBatch(collection) ?? NO_BATCH, worn));
  const current = caughtUp(batch, worn);
  if (current !== batch) setBatch(current);

  useEffect(() => storeBatch(collection, batch), [collection, batch]);

  return {
    chosen: batch.chosen.filter((id) => worn.has(id)),
    /** The selected avatars that are no longer in the wallet. */
    gone: batch.chosen.filter((id) => !worn.has(id)),
    wishes: batch.now,
    canUndo: batch.past.length > 0,
    canRedo: batch.future.length > 0,
    change: (event: BatchEvent) => setBatch((before) => batchAfter(before, event)),
  };
};
