import type { Query, QueryClient } from '@tanstack/react-query';

import { setLiveSince } from './market-poll';
import { addSubjects, isConcerned, noSubjects, type Subjects } from './concerned';
import { connectToEvents } from './connect-to-events';

/** The minimum number of milliseconds between two refetches, however many events arrive. */
const REFRESH_PAUSE_MS = 1000;
/** Responses that arrive this early in a stream (ms) may have been sent before its first events. */
const ON_ITS_WAY_MS = 5000;

/** Only polled queries are refetched on events, because they never move items on screen. */
const isPolled = (query: Query): boolean =>
  query.observers.some(({ options: { refetchInterval } }) => Boolean(refetchInterval));

/** Refetches market data on events instead of polling; returns a function to stop. */
export const startLive = (queryClient: QueryClient, url = '/economy/v1/events'): (() => void) => {
  let subjects: Subjects | undefined;
  let nextRefresh = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = (): void => {
    const changed = subjects;
    subjects = undefined;
    timer = undefined;
    if (changed === undefined) return;
    nextRefresh = performance.now() + REFRESH_PAUSE_MS;
    void queryClient.invalidateQueries({
      predicate: (query) => isPolled(query) && isConcerned(query.queryKey, changed),
    });
  };
  const soon = (): void => {
    timer ??= setTimeout(refresh, Math.max(0, nextRefresh - performance.now()));
  };
  const lost = (): void => {
    setLiveSince(Infinity);
    // Refetches every query once, because events may have been missed; then they are polled.
    subjects = { ...noSubjects(), all: true };
    soon();
  };

  const disconnect = connectToEvents({
    url,
    onLive: () => setLiveSince(Date.now() + ON_ITS_WAY_MS),
    onLost: lost,
    onEvent: (event) => {
      if (event.event === 'ready') return;
      subjects ??= noSubjects();
      addSubjects(subjects, event);
      soon();
    },
  });
  return () => {
    disconnect();
    clearTimeout(timer);
    setLiveSince(Infinity);
  };
};
