import { MAX_DRESSED } from '@trait-market/contract/economy/actions';

import { STEPS_STORED } from '@/lib/looks/fitting';

import { areSameWishes, type Wishes } from './wishes';

export type Batch = {
  /** Token ids, in the order of selection. */
  chosen: readonly string[];
  past: readonly Wishes[];
  now: Wishes;
  /** Undone steps, the next redo first. */
  future: readonly Wishes[];
};

export type BatchEvent =
  /** Keeps the changes of a deselected avatar. */
  | { type: 'choose'; tokenIds: readonly string[] }
  | { type: 'leaveOut'; tokenIds: readonly string[] }
  | { type: 'wish'; wishes: Wishes }
  | { type: 'undo' }
  | { type: 'redo' };

export const NO_BATCH: Batch = { chosen: [], past: [], now: {}, future: [] };

const stepTo = (batch: Batch, to: Wishes): Batch =>
  areSameWishes(batch.now, to)
    ? batch
    : { ...batch, past: [...batch.past, batch.now].slice(-STEPS_STORED), now: to, future: [] };

/** An event that changes nothing adds no undo step. */
export const batchAfter = (batch: Batch, event: BatchEvent): Batch => {
  const { chosen, past, now, future } = batch;
  switch (event.type) {
    case 'choose':
      return {
        ...batch,
        chosen: [...new Set([...chosen, ...event.tokenIds])].slice(0, MAX_DRESSED),
      };
    case 'leaveOut':
      return { ...batch, chosen: chosen.filter((id) => !event.tokenIds.includes(id)) };
    case 'wish':
      return stepTo(batch, { ...now, ...event.wishes });
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? batch
        : { ...batch, past: past.slice(0, -1), now: before, future: [now, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined
        ? batch
        : { ...batch, past: [...past, now], now: next, future: rest };
    }
  }
};
