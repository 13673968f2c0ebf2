import { MAX_DRESSED } from '@trait-market/contract/economy/actions';

import { STEPS_STORED } from '@/lib/looks/fitting';

import { areSameWishes, type Wishes } from './wishes';

export type Batch = {
  /** The token ids of the selected avatars, in the order of selection. */
  chosen: readonly string[];
  past: readonly Wishes[];
  now: Wishes;
  /** The steps that were undone; the first one is the next to redo. */
  future: readonly Wishes[];
};

export type BatchEvent =
  /** Changes the selection. Changes of deselected avatars are kept for a new selection. */
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

/** Applies an event to the batch. An event that changes nothing doesn't add an undo step. */
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
