import { randomBytes } from 'node:crypto';

/** More events than a client misses while reconnecting. After a longer absence, it must reload. */
export const MAX_EVENTS = 1000;

/** An event whose data is created for each listener, because picture URLs contain its origin. */
export type WorldEvent = {
  event: string;
  traits: readonly string[];
  collections: readonly string[];
  dataAt: (origin: string) => unknown;
};
export type NumberedEvent = WorldEvent & { id: string };

export type Listener = {
  tell: (event: NumberedEvent) => void;
  /** Reports that the world was replaced, so that earlier events are invalid. */
  restarted: (id: string) => void;
  cut: () => void;
};

export type WorldEvents = {
  last: () => string;
  add: (event: WorldEvent) => NumberedEvent;
  /** Returns the events after an id, oldest first, or undefined when the id is unknown. */
  after: (id: string) => NumberedEvent[] | undefined;
  listen: (listener: Listener) => () => void;
  listeners: () => number;
  /** Invalidates all earlier ids, because the world was replaced. */
  restart: () => void;
  /** Pauses or resumes sending. Resuming sends the events that occurred during the pause. */
  pause: (isPaused: boolean) => void;
  isPaused: () => boolean;
  cut: () => number;
};

/** Returns a new prefix for ids after each reset or restart, so that ids never collide. */
const newEpoch = (): string => randomBytes(4).toString('hex');

const ID = /^([0-9a-f]{8})-(\d{1,15})$/;

export const createWorldEvents = (): WorldEvents => {
  const listeners = new Set<Listener>();
  let epoch = newEpoch();
  let count = 0;
  let recent: NumberedEvent[] = [];
  let held: NumberedEvent[] | undefined;

  const idOf = (number: number): string => `${epoch}-${number}`;
  const publishedCount = (): number => count - (held?.length ?? 0);

  const events: WorldEvents = {
    last: () => idOf(publishedCount()),
    add: (event) => {
      count += 1;
      const numbered = { ...event, id: idOf(count) };
      recent.push(numbered);
      // Removes old events only when there are twice as many as needed, so that adding is cheap.
      if (recent.length >= 2 * MAX_EVENTS) recent = recent.slice(-MAX_EVENTS);
      if (held === undefined) for (const listener of listeners) listener.tell(numbered);
      else held.push(numbered);
      return numbered;
    },
    after: (id) => {
      const [, of, text] = ID.exec(id) ?? [];
      const number = Number(text);
      const first = count - Math.min(recent.length, MAX_EVENTS);
      const published = publishedCount();
      if (of !== epoch || number > published || number < first) return undefined;
      return recent.slice(recent.length - (count - number), recent.length - (count - published));
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners: () => listeners.size,
    restart: () => {
      epoch = newEpoch();
      count = 0;
      recent = [];
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
