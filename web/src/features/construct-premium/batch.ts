import { MAX_DRESSED } from '@trait-market/contract/economy/actions';

import { STEPS_KEPT } from '@/lib/looks/fitting';

import { areSameWishes, type Wishes } from './wishes';

/** Avatars that are changed together, what is wished for each, and the way that led to it. */
export type Batch = {
  /** By their token ids, in the order in which they were chosen. */
  chosen: readonly string[];
  past: readonly Wishes[];
  now: Wishes;
  /** What was undone, the next one first. */
  future: readonly Wishes[];
};

export type BatchEvent =
  /** As many of them as still may be. What is wished for an avatar that is left out is kept for it. */
  | { type: 'choose'; tokenIds: readonly string[] }
  | { type: 'leaveOut'; tokenIds: readonly string[] }
  /** What is wished for some of them, as one step. */
  | { type: 'wish'; wishes: Wishes }
  | { type: 'undo' }
  | { type: 'redo' };

export const NO_BATCH: Batch = { chosen: [], past: [], now: {}, future: [] };

const stepTo = (batch: Batch, to: Wishes): Batch =>
  areSameWishes(batch.now, to)
    ? batch
    : { ...batch, past: [...batch.past, batch.now].slice(-STEPS_KEPT), now: to, future: [] };

/** What a step makes of a batch. One that changes nothing is no step. */
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
