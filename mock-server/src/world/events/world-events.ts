import { randomBytes } from 'node:crypto';

/** More than what a reader misses while it comes back; one that was away for longer reads anew. */
export const EVENTS_KEPT = 1000;

/** What is told to those who listen. Its data is made for each, since addresses of pictures differ. */
export type WorldEvent = {
  event: string;
  /** The traits and collections that it is about, by id and slug. */
  traits: readonly string[];
  collections: readonly string[];
  /** @param origin under which the listener has reached this server */
  dataAt: (origin: string) => unknown;
};
export type NumberedEvent = WorldEvent & { id: string };

/** Somebody who is told what happens, in order. */
export type Listener = {
  tell: (event: NumberedEvent) => void;
  /** The world is another one now: what was told before says nothing about it. */
  restarted: (id: string) => void;
  /** Its connection is to be dropped. */
  cut: () => void;
};

/**
 * What happens in a world, each with an id of its own, in order. The latest are kept for those who come back.
 */
export type WorldEvents = {
  /** The id of what was told last. */
  last: () => string;
  add: (event: WorldEvent) => NumberedEvent;
  /** What was told after an id, oldest first; undefined when that is not known (any more). */
  after: (id: string) => NumberedEvent[] | undefined;
  /** @returns what ends it */
  listen: (listener: Listener) => () => void;
  listeners: () => number;
  /** Begins anew: no earlier id is known any more. */
  restart: () => void;
  /** While it is paused nobody is told anything; afterwards everything that came meanwhile. */
  pause: (isPaused: boolean) => void;
  isPaused: () => boolean;
  /** Drops every connection; how many there were. */
  cut: () => number;
};

/** Ids of one world before and after a reset, or of two processes, never meet. */
const newEpoch = (): string => randomBytes(4).toString('hex');

const ID = /^([0-9a-f]{8})-(\d{1,15})$/;

export const createWorldEvents = (): WorldEvents => {
  const listeners = new Set<Listener>();
  let epoch = newEpoch();
  let count = 0;
  let kept: NumberedEvent[] = [];
  /** What has come since it was paused; undefined while it is not. */
  let held: NumberedEvent[] | undefined;

  const idOf = (number: number): string => `${epoch}-${number}`;
  const toldCount = (): number => count - (held?.length ?? 0);

  const events: WorldEvents = {
    last: () => idOf(toldCount()),
    add: (event) => {
      count += 1;
      const numbered = { ...event, id: idOf(count) };
      kept.push(numbered);
      // Cut in halves, so that one more costs nothing.
      if (kept.length >= 2 * EVENTS_KEPT) kept = kept.slice(-EVENTS_KEPT);
      if (held === undefined) for (const listener of listeners) listener.tell(numbered);
      else held.push(numbered);
      return numbered;
    },
    after: (id) => {
      const [, of, text] = ID.exec(id) ?? [];
      const number = Number(text);
      const first = count - Math.min(kept.length, EVENTS_KEPT);
      const told = toldCount();
      if (of !== epoch || number > told || number < first) return undefined;
      return kept.slice(kept.length - (count - number), kept.length - (count - told));
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners: () => listeners.size,
    restart: () => {
      epoch = newEpoch();
      count = 0;
      kept = [];
      held = undefined;
      for (const listener of listeners) listener.restarted(events.last());
    },
    pause: (isPaused) => {
      const missed = held ?? [];
      held = isPaused ? missed : undefined;
      if (isPaused) return;
      for (const event of missed) for (const listener of listeners) listener.tell(event);
    },
    isPaused: () => held !== undefined,
    cut: () => {
      const cut = [...listeners];
      for (const listener of cut) listener.cut();
      return cut.length;
    },
  };
  return events;
};
