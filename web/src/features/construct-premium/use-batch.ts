import { useEffect, useState } from 'react';

import type { Look } from '@/lib/looks/look';

import { batchAfter, NO_BATCH, type Batch, type BatchEvent } from './batch';
import { keepBatch, readBatch } from './kept-batch';
import { areSameWishes, withoutFulfilled } from './wishes';

/** What is wished and has come true, here or elsewhere, is no wish anymore, and its steps lead nowhere. */
const caughtUp = (batch: Batch, worn: ReadonlyMap<string, Look>): Batch => {
  const now = withoutFulfilled(batch.now, worn);
  return areSameWishes(now, batch.now) ? batch : { ...batch, past: [], now, future: [] };
};

/**
 * The avatars of a collection that are changed together, and what is wished for each. A reload finds
 * it as it was, with its steps. An avatar that is no longer there is left out.
 *
 * @param worn what each own avatar of the collection wears now, by its token id
 */
export const useBatch = (collection: string, worn: ReadonlyMap<string, Look>) => {
  const [batch, setBatch] = useState(() => caughtUp(readBatch(collection) ?? NO_BATCH, worn));
  const current = caughtUp(batch, worn);
  if (current !== batch) setBatch(current);

  useEffect(() => keepBatch(collection, batch), [collection, batch]);

  return {
    chosen: batch.chosen.filter((id) => worn.has(id)),
    /** Chosen before, and no longer in the wallet. */
    gone: batch.chosen.filter((id) => !worn.has(id)),
    wishes: batch.now,
    canUndo: batch.past.length > 0,
    canRedo: batch.future.length > 0,
    change: (event: BatchEvent) => setBatch((before) => batchAfter(before, event)),
  };
};
